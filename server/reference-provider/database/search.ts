/** Columns of big tables that are found by any part of three letters or more, each table by its trigram index `<table>_search`. */
export const trigrams: Readonly<Record<string, readonly string[]>> = {
  racks: ["rack_name"],
  devices: ["devicename", "serialnumber"],
  activities: ["activities_number"],
  crossconnects: ["label", "label_number"],
};

/** Shorter words have no trigram. */
export const SHORTEST_MATCH = 3;

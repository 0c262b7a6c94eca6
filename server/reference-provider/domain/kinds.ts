/** The kinds of requests in the order of `activitytype/`, each with the prefix of its numbers. */
export const kindCodes = {
  "Trouble Ticket": "TT",
  "Smart Hand": "SH",
  "Goods Out": "GO",
  "Goods Out Replace": "RP",
  "Goods In": "GI",
  "Goods In Replace": "RI",
  Dismantle: "DS",
  "Cross Connect": "CC",
  "IIX Interconnection": "IX",
  "MMR Colocation": "MC",
  "Rack Colocation": "RC",
  Electricity: "EL",
} as const;

export type Kind = keyof typeof kindCodes;

/** The fields of records that contract and specification name, by family; `id` always. */
const fields: Readonly<Record<string, string>> = {
  group: "name permissions admin",
  permission: "codename name",
  masteremail: "name email host port status",
  logemail: "to subject status error created_at",
  templateset: "name active",
  templates: "templateset templatetype subject body",
  templatetype: "code name",
  setting: "key value description",
  periodictask: "name task crontab enabled last_run_at",
  systemlogs: "created_at level source message",
  loguseractivity: "created_at user_name action object ip",
  datacenters: "name longitude latitude phone address cities mapimage status cities_name cities_image",
  cities: "cityname image",
  tenants: "name address phone email status tenant_confirmation",
  tenantlist: "name",
  user: `username first_name email phone identity_no foto gravatar_url tenant tenant_name tenant_confirmation registered
    groups_name groups_permissions is_active groups multi_datacenter_parse from_user headtenant`,
  racks: `rack_name tenant datacenter datacenter_name racktype rackmanufacture weight weight_max powercapacity mmr_rack
    date_in remark tenant_name racktype_name rackmanufacture_name weight_used power_used`,
  "racks/detail": `rack_name datacenter_name racktype_name racktype_height racktype_height_size racktype_width tenant_name
    weight weight_max powercapacity weight_used power_used mmr_rack up_front_used up_back_used`,
  rackshare: "rack rack_name tenant",
  rackgroups: "name",
  racktype: "name width height height_size remark",
  rackmanufacture: "manufacture deskripsi",
  devicesmanufacture: "manufacture deskripsi",
  devicetypes: "name devices_manufacture des",
  devices: `devicename serialnumber weight power jumlahu deviceposition devices_manufacture devicetypes port_types eth fib
    sfp eth_start fib_start sfp_start des up_front up_back tenant racks date_in tenant_name devices_manufacture_name
    devicetypes_name racks_name status eth_available fib_available sfp_available`,
  services: "name des",
  servicerackdetails: `tenant service rack detail_service ampere device count_iixservice status tenant_name service_name
    rack_name device_name created_at`,
  circuittype: "type des",
  circuitconnector: "name circuittype des",
  crossconnects: `tenant_name destination_name owner_interconnection_iix_name circuit_type_name connector_name
    connectorsrctype label label_number cable status connect_date activities activities_number iix_interconnection
    device_source device_type device_location port_number devicesrc_name devicesrc_serialnumber devicesrcport_port
    devicesrcrack_name front_src back_src devicedst_name devicedst_serialnumber devicedstport_port devicedstrack_name
    front_dst back_dst`,
  userdatacenter: "name identity_no phone email tenant foto",
  userdatacenteraccess: "userdatacenter datacenter date_from date_to status",
  accessactivity: "user_firstname client_name tenant_name actv_type rack_id access_date access_date_out",
  activitytype: "type",
  activities: `activities_number activitytype_type activitytype status status_key tenant_name tenant_address created_at
    approval_time done_time close_time requestby_name requestby_phone requestby_identity_no approvalby_name
    destination_time destinationby_name doneby_name closeby_name reason reason_suspend replace_goodsout datacenter datacenter_name dateactivities type_request
    waiting_number queue_total request_date other`,
  goodsin: "scope remark racks_name tenant racks replace_goodsout activities activities_number",
  goodsout: "scope remark racks_name tenant racks devices replace activities activities_number",
  goodsindetail: `devicename serialnumber weight power jumlahu deviceposition devices_manufacture devicetypes port_types eth
    fib sfp eth_start fib_start sfp_start des up_front up_back tenant racks date_in tenant_name devices_manufacture_name
    devicetypes_name racks_name`,
  goodsoutdetail: "device_detail racks_name",
  transferport: `label label_number activities_number old_devicename old_portnumber new_devicename new_portnumber type_cable
    old_port new_port`,
  smarthandactivity: "tenant datacenter rack device dateactivities description activities activities_number",
  dismantle: "tenant crossconnect remark activities activities_number",
  waitinglist: "waiting_number queue_total",
  "ticket/ticket": "email subject datacenter activitytypes description attachment activities activities_number",
};

/** The filters that they name, by family; those of every list are under "". */
const filters: Readonly<Record<string, string>> = {
  "": "limit offset search ordering activities_id id",
  user: "from_user tenant datacenter is_active",
  group: "groupadmin",
  logemail: "level start_date end_date",
  systemlogs: "level start_date end_date",
  loguseractivity: "level start_date end_date",
  datacenters: "admin_account_fitur",
  racks: "tenant_id datacenter_id mmr_rack rack_id",
  "racks/detail": "rack_id",
  rackshare: "tenant_id mmr_rack",
  devicetypes: "id_device_manufacture",
  devices: "racks tenant",
  servicerackdetails: "fitur tenant_id service_id start_date end_date",
  crossconnects: "fitur status tenant_id start_date end_date",
  circuittype: "fiber_only",
  circuitconnector: "circuittype_id",
  accessactivity: "status_out userdatacenter_id datacenter_id tenant_id start_date end_date",
  activities: "fitur datacenter_id tenant_id filter_type filter_status start_date end_date",
  goodsindetail: "racks_id goodsin_id",
  goodsoutdetail: "goodsout_id",
};

/** Fields that may be empty: missing, null or "" (§9). */
const optional = `foto gravatar_url image mapimage remark des deskripsi serialnumber reason reason_suspend other
  waiting_number queue_total request_date type_request date_in date_to ampere label label_number cable connect_date
  dismantle_date tenant_address requestby_phone requestby_identity_no approval_time destination_time done_time close_time longitude latitude
  units_used racktype_height weight_used power_used eth_available fib_available sfp_available access_date_out
  racks_use sites_use description error last_run_at`;

/** The names beside the ids of other records. */
const companions = `tenant_name datacenter_name racktype_name rackmanufacture_name rackgroups_name rack_name racks_name
  device_name devices_manufacture_name devicetypes_name service_name userdatacenter_name cities_name cities_image
  templateset_name templatetype_name circuittype_type circuittype_name activitytypes_name destination_name connector_name owner_interconnection_iix_name
  requestby_name approvalby_name destinationby_name doneby_name closeby_name`;

const quantities = `weight power weight_max powercapacity weight_used power_used height width height_size racktype_height
  racktype_width racktype_height_size ampere cable longitude latitude jumlahu eth fib sfp eth_start fib_start sfp_start
  units_used units_total up_front up_back device__qty_eth device__qty_fib device__qty_sfp device__jumlahu racks tenants
  sites devices interconnections services racks_count devices_count count_iixservice status_key front_src back_src front_dst
  back_dst count`;

/** Ids of records, alone or in a list. */
const references = `id tenant datacenter cities racktype rackmanufacture rackgroups rack devices_manufacture devicetypes
  service device circuittype userdatacenter templateset templatetype activities activities_id activitytype crossconnect
  replace_goodsout old_port new_port groups device__id device__tenant`;

const flags = "tenant_confirmation headtenant registered is_active admin read exists enabled published active";

const wordsOf = (line = ""): string[] => line.split(/\s+/).filter(Boolean);
const isOneOf = (line: string) => {
  const words = new Set(wordsOf(line));
  return (name: string): boolean => words.has(name);
};

export const isQuantity = isOneOf(quantities);
export const isReference = isOneOf(references);
export const isFlag = isOneOf(flags);
const isOptional = isOneOf(optional);
const isCompanion = isOneOf(companions);

/** Names of records whose ids are beside them, of an interconnection and its ends too. */
export const isBesideId = isOneOf(`tenant_name datacenter_name racktype_name rackmanufacture_name rackgroups_name
  racks_name device_name devices_manufacture_name devicetypes_name service_name cities_name groups_name
  devicesrc_name devicesrcrack_name devicedst_name devicedstrack_name circuit_type_name destination_name`);

/** Whether a family's field may be missing; a record's own name may not. The contract lists no codes of a device's status. */
export const mayMiss = (name: string, family: string): boolean =>
  isOptional(name) ||
  (isCompanion(name) && !(name === "rack_name" && /^racks/.test(family))) ||
  (name === "status" && family === "devices");

/** All three families of interconnections have the same fields. */
const sameAs = (family: string): string => (family.startsWith("crossconnects") ? "crossconnects" : family);

/** The documented fields of a family's records; null for anything that is no record of a family. */
export function namedFields(family: string): ReadonlySet<string> | null {
  const line = fields[sameAs(family)];
  return line === undefined ? null : new Set(["id", ...wordsOf(line)]);
}

/** The documented filters of a family's list; null for anything that is no list of a family. */
export function namedFilters(family: string): ReadonlySet<string> | null {
  const name = sameAs(family);
  if (fields[name] === undefined) return null;
  return new Set([...wordsOf(filters[""]), ...wordsOf(filters[name])]);
}

import { daysAgo, get, insertAll, type Ground } from "./ground.ts";
import { skyline } from "./picture.ts";

export const operator = "Asosiasi Titik Temu Internet Indonesia";

const tenantRows = [
  [operator, "Menara Titik Temu Lt. 12, Jakarta Selatan 12950", "622155501470", "noc@titiktemu.example", "Y", 1],
  [
    "PT Rimba Data Khatulistiwa",
    "Jalan Melati Raya 21, Jakarta Pusat 10220",
    "622155510021",
    "info@rimbadata.example",
    "Y",
    1,
  ],
  [
    "PT Samudra Jaringan Prima",
    "Jalan Pelabuhan 8, Jakarta Utara 14310",
    "622155520118",
    "noc@samudrajaringan.example",
    "Y",
    1,
  ],
  ["PT Bumi Awan Digital", "Jalan Awan Biru 5, Bandung 40132", "622255530046", "halo@bumiawan.example", "Y", 1],
  [
    "PT Lintas Cakrawala Media",
    "Jalan Cakrawala 77, Surabaya 60293",
    "623155540077",
    "teknik@lintascakrawala.example",
    "Y",
    1,
  ],
  ["CV Kawan Server", "Jalan Kenanga 3, Surabaya 60245", "623155550030", "kawan@kawanserver.example", "Y", 1],
  ["PT Tunas Serat Optik", "Jalan Serat 14, Bandung 40115", "622255560014", "info@tunasserat.example", "Y", 1],
  [
    "PT Merapi Hosting Indonesia",
    "Jalan Kaliurang KM 6, Sleman 55281",
    "627455570006",
    "noc@merapihosting.example",
    "Y",
    1,
  ],
  ["PT Angin Timur Network", "Jalan Ahmad Yani 210, Surabaya 60235", "623155580210", "ops@angintimur.example", "Y", 1],
  [
    "Yayasan Arsip Terbuka",
    "Jalan Pustaka 1, Jakarta Timur 13220",
    "622155590001",
    "arsip@arsipterbuka.example",
    "Y",
    1,
  ],
  [
    "PT Nusa Peering Mandiri",
    "Jalan Gatot Subroto 112, Medan 20123",
    "626155600112",
    "noc@nusapeering.example",
    "N",
    1,
  ],
  [
    "PT Pasir Putih Telematika",
    "Jalan Pantai Indah 9, Jakarta Utara 14460",
    "622155610009",
    "admin@pasirputih.example",
    "Y",
    0,
  ],
] as const;

/** Ids by name. */
export interface Organization {
  readonly cities: ReadonlyMap<string, number>;
  readonly sites: ReadonlyMap<string, number>;
  readonly tenants: ReadonlyMap<string, number>;
}

export function seedOrganization(ground: Ground): Organization {
  const { db, media } = ground;
  const jakarta = media.save("cities", {
    bytes: skyline([120, 170, 230], [0.3, 0.7, 0.5, 0.85, 0.4, 0.6, 0.75, 0.35, 0.55, 0.25]),
  });
  const surabaya = media.save("cities", {
    bytes: skyline([240, 170, 120], [0.2, 0.45, 0.35, 0.6, 0.3, 0.5, 0.25, 0.4]),
  });
  const cities = insertAll(
    db,
    "cities",
    ["cityname", "image"],
    [
      ["Jakarta", jakarta],
      ["Surabaya", surabaya],
      ["Bandung", null],
      ["Medan", null],
    ],
  );
  const sites = insertAll(
    db,
    "datacenters",
    ["name", "longitude", "latitude", "phone", "address", "cities", "status"],
    [
      [
        "DC Kuningan",
        106.8296,
        -6.2297,
        "622155501471",
        "Jalan Contoh Raya Kav. 7, Jakarta Selatan 12950",
        get(cities, "Jakarta"),
        "Y",
      ],
      [
        "DC Rungkut",
        112.7688,
        -7.3222,
        "623155501472",
        "Jalan Rungkut Industri 15, Surabaya 60293",
        get(cities, "Surabaya"),
        "Y",
      ],
      ["DC Dago", 107.6133, -6.8845, "622255501473", "Jalan Dago Atas 88, Bandung 40135", get(cities, "Bandung"), "Y"],
      ["DC Polonia", 98.6722, 3.5585, "626155501474", "Jalan Polonia 40, Medan 20157", get(cities, "Medan"), "N"],
    ],
  );
  const tenants = insertAll(
    db,
    "tenants",
    ["name", "address", "phone", "email", "status", "tenant_confirmation"],
    tenantRows,
  );
  seedReading(ground);
  return { cities, sites, tenants };
}

/** News, applications and settings. */
function seedReading(ground: Ground): void {
  const { db } = ground;
  insertAll(
    db,
    "news",
    ["title", "content", "published", "created_at"],
    [
      [
        "Maintenance of feed B, DC Kuningan",
        "<p>Feed B of <strong>DC Kuningan</strong> is maintained on Sunday from 01:00 to 05:00 WIB. Feed A stays on.</p><p>Please check that both supplies of your devices are connected.</p>",
        "Y",
        daysAgo(ground, 1),
      ],
      [
        "New loading dock hours in DC Rungkut",
        "<p>From next month goods are taken in from 08:00 to 20:00 WIB, on Saturdays until 14:00 WIB.</p>",
        "Y",
        daysAgo(ground, 5),
      ],
      [
        "IIX port upgrade to 100G",
        "<p>All IIX switches of DC Kuningan now offer 100G ports. Ask the NOC for a date.</p><ul><li>JKT1-MMR-01</li><li>JKT1-MMR-02</li></ul>",
        "Y",
        daysAgo(ground, 12),
      ],
      [
        "Opening of DC Polonia",
        "<p>Draft: racks of DC Polonia can be reserved from next year on.</p>",
        "N",
        daysAgo(ground, 2),
      ],
    ],
  );
  insertAll(
    db,
    "application",
    ["name", "url"],
    [
      ["Traffic graphs", "https://graphs.titiktemu.example/"],
      ["Looking glass", "https://lg.titiktemu.example/"],
      ["Helpdesk", "https://helpdesk.titiktemu.example/"],
      ["Visitor desk", "https://visitors.titiktemu.example/"],
    ],
  );
  insertAll(
    db,
    "setting",
    ["key", "value", "description"],
    [
      ["session_idle", "30", "Minutes without activity until a session ends"],
      ["company_name", operator, "Name at the head of printed papers"],
      ["company_email", "noc@titiktemu.example", "Address at the head of printed papers"],
      ["company_phone", "+62 21 5550 147", "Telephone at the head of printed papers"],
      ["manual_admin_url", "", "Address of a PDF in place of the portal's guide for the NOC"],
      ["manual_tenant_url", "", "Address of a PDF in place of the portal's guide for tenants"],
      [
        "print_header_image",
        "",
        "Picture at the head of printed papers: a path below media/; empty for the portal's own",
      ],
      ...[
        ["information_crossconnect", "Cross-Connect Information"],
        ["information_crossconnect_tenant", "Cross-Connect Information for tenants"],
        ["surat_permohonan_masuk_keluar_barang", "Goods In / Out Request Letter"],
        ["cable_handover_cross_connect", "Cable Handover Form"],
        ["delivery_order_document", "Delivery Order: Cross-Connect"],
        ["delivery_order_document_dismantle", "Delivery Order: Dismantle"],
        ["report_activity", "report of requests"],
        ["report_datacenter_access", "report of visits"],
        ["report_service", "report of services"],
        ["report_interconnection", "report of interconnections"],
        ["report_request_problem", "report of Trouble Tickets"],
        ["report_rack", "report of racks"],
      ].map(([name, title]) => [`print_note_${name}`, "", `Note on the ${title}; empty for lines to write on`]),
    ],
  );
}

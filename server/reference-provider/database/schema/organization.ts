export const organization = `
CREATE TABLE cities (
  id INTEGER PRIMARY KEY AUTOINCREMENT, cityname TEXT NOT NULL UNIQUE COLLATE NOCASE, image TEXT
);
CREATE TABLE datacenters (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE COLLATE NOCASE, longitude REAL NOT NULL, latitude REAL NOT NULL,
  phone TEXT NOT NULL, address TEXT NOT NULL, cities INTEGER NOT NULL REFERENCES cities, mapimage TEXT,
  status TEXT NOT NULL CHECK (status IN ('Y', 'N'))
);
CREATE INDEX datacenters_cities ON datacenters (cities);
CREATE TABLE tenants (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE COLLATE NOCASE, address TEXT, phone TEXT, email TEXT,
  status TEXT NOT NULL CHECK (status IN ('Y', 'N')), tenant_confirmation INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE news (
  id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, content TEXT NOT NULL, image TEXT,
  published TEXT NOT NULL CHECK (published IN ('Y', 'N')), created_at TEXT NOT NULL
);
CREATE TABLE application (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, url TEXT NOT NULL, image TEXT);
CREATE TABLE setting (id INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, value TEXT NOT NULL, description TEXT);
CREATE TABLE logemail (
  id INTEGER PRIMARY KEY AUTOINCREMENT, "to" TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('sent', 'failed', 'queued')), error TEXT, created_at TEXT NOT NULL
);
CREATE INDEX logemail_to ON logemail ("to");
`;

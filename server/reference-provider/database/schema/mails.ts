export const mails = `
CREATE TABLE masteremail (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE COLLATE NOCASE, password TEXT NOT NULL,
  host TEXT NOT NULL, port INTEGER NOT NULL, status TEXT NOT NULL CHECK (status IN ('Y', 'N'))
);
CREATE TABLE templateset (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE COLLATE NOCASE, active INTEGER NOT NULL DEFAULT 0);
CREATE UNIQUE INDEX templateset_active ON templateset (active) WHERE active = 1;
CREATE TABLE templatetype (id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE COLLATE NOCASE, name TEXT NOT NULL);
CREATE TABLE templates (
  id INTEGER PRIMARY KEY AUTOINCREMENT, templateset INTEGER NOT NULL REFERENCES templateset, templatetype INTEGER NOT NULL REFERENCES templatetype,
  subject TEXT NOT NULL, body TEXT NOT NULL, UNIQUE (templateset, templatetype)
);
CREATE INDEX templates_type ON templates (templatetype);
ALTER TABLE logemail ADD COLUMN masteremail INTEGER REFERENCES masteremail ON DELETE SET NULL;
CREATE INDEX logemail_created ON logemail (created_at);
CREATE INDEX logemail_queued ON logemail (id) WHERE status = 'queued';
CREATE INDEX logemail_masteremail ON logemail (masteremail);
`;

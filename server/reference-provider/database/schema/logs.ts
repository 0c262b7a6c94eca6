export const logs = `
CREATE TABLE systemlogs (
  id INTEGER PRIMARY KEY AUTOINCREMENT, created_at TEXT NOT NULL, level TEXT NOT NULL CHECK (level IN ('INFO', 'WARNING', 'ERROR')),
  source TEXT NOT NULL, message TEXT NOT NULL
);
CREATE INDEX systemlogs_created ON systemlogs (created_at);
CREATE TABLE loguseractivity (
  id INTEGER PRIMARY KEY AUTOINCREMENT, created_at TEXT NOT NULL, user INTEGER REFERENCES user ON DELETE SET NULL, user_name TEXT NOT NULL,
  action TEXT NOT NULL, object TEXT NOT NULL, ip TEXT NOT NULL
);
CREATE INDEX loguseractivity_created ON loguseractivity (created_at);
CREATE INDEX loguseractivity_user ON loguseractivity (user);
CREATE TABLE periodictask (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE COLLATE NOCASE, task TEXT NOT NULL, crontab TEXT NOT NULL,
  enabled INTEGER NOT NULL DEFAULT 1, last_run_at TEXT
);
`;

export const accounts = `
CREATE TABLE permission (id INTEGER PRIMARY KEY AUTOINCREMENT, codename TEXT NOT NULL UNIQUE, name TEXT NOT NULL);
CREATE TABLE groups (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE COLLATE NOCASE, admin INTEGER NOT NULL DEFAULT 0);
CREATE TABLE group_permissions (
  groups INTEGER NOT NULL REFERENCES groups ON DELETE CASCADE, permission INTEGER NOT NULL REFERENCES permission ON DELETE CASCADE,
  PRIMARY KEY (groups, permission)
) WITHOUT ROWID;
CREATE TABLE user (
  id INTEGER PRIMARY KEY AUTOINCREMENT, username TEXT NOT NULL UNIQUE COLLATE NOCASE, first_name TEXT NOT NULL,
  identity_no TEXT NOT NULL, phone TEXT NOT NULL, email TEXT NOT NULL UNIQUE COLLATE NOCASE, password TEXT NOT NULL,
  tenant INTEGER REFERENCES tenants, groups INTEGER NOT NULL REFERENCES groups, registered INTEGER NOT NULL DEFAULT 0,
  is_active INTEGER NOT NULL DEFAULT 1, from_user TEXT NOT NULL CHECK (from_user IN ('noc_admin', 'tenant')),
  headtenant INTEGER NOT NULL DEFAULT 0, foto TEXT, created_at TEXT NOT NULL
);
CREATE INDEX user_tenant ON user (tenant);
CREATE INDEX user_groups ON user (groups);
CREATE UNIQUE INDEX user_head ON user (tenant) WHERE headtenant = 1;
CREATE TABLE user_datacenters (
  user INTEGER NOT NULL REFERENCES user ON DELETE CASCADE, datacenter INTEGER NOT NULL REFERENCES datacenters ON DELETE CASCADE,
  PRIMARY KEY (user, datacenter)
) WITHOUT ROWID;
CREATE INDEX user_datacenters_datacenter ON user_datacenters (datacenter);
CREATE TABLE refresh_tokens (
  jti TEXT PRIMARY KEY, user INTEGER NOT NULL REFERENCES user ON DELETE CASCADE, session TEXT NOT NULL, expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX refresh_tokens_user ON refresh_tokens (user);
CREATE TABLE user_tokens (
  hash TEXT PRIMARY KEY, user INTEGER NOT NULL REFERENCES user ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('reset', 'verify')), expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX user_tokens_user ON user_tokens (user);
CREATE TABLE otp (
  user INTEGER PRIMARY KEY REFERENCES user ON DELETE CASCADE, hash TEXT NOT NULL, sent_at INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0
);
`;

export const spentTokens = `
ALTER TABLE refresh_tokens ADD COLUMN spent_at REAL;
CREATE INDEX refresh_tokens_session ON refresh_tokens (session);
`;

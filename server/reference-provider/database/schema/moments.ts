/** The destination's approval is stored separately from the NOC's, and work is planned for a time rather than a day. */
export const moments = `
ALTER TABLE activities ADD COLUMN destinationby INTEGER REFERENCES user;
ALTER TABLE activities ADD COLUMN destination_time TEXT;
CREATE INDEX activities_destinationby ON activities (destinationby);
UPDATE activities SET destinationby = approvalby, destination_time = approval_time
WHERE EXISTS (SELECT 1 FROM activity_history h WHERE h.activities = activities.id AND h.action = 'app_cc');
UPDATE activities SET
  approvalby = (SELECT h.user FROM activity_history h WHERE h.activities = activities.id AND h.action = 'approve'),
  approval_time = (SELECT h.created_at FROM activity_history h WHERE h.activities = activities.id AND h.action = 'approve')
WHERE destination_time IS NOT NULL;
UPDATE activities SET dateactivities = dateactivities || 'T00:00:00.000000+07:00' WHERE length(dateactivities) = 10;
UPDATE smarthandactivity SET dateactivities = dateactivities || 'T00:00:00.000000+07:00' WHERE length(dateactivities) = 10;
`;

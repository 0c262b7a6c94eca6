import { useT } from "~/language/context";
import { DateTimeText } from "~/ui/date-text";
import { Facts } from "~/ui/facts";
import { m } from "./cron-messages";

/** A schedule in words, and its next runs. */
export function ScheduleFacts({ schedule: { words, next } }: { schedule: { words: string; next: string[] } }) {
  const t = useT();
  const runs = (
    <ul>
      {next.map((time) => (
        <li key={time}>
          <DateTimeText at={time} />
        </li>
      ))}
    </ul>
  );
  return (
    <Facts
      facts={[
        [t(m.meaning), words],
        [t(m.nextRuns), runs],
      ]}
    />
  );
}

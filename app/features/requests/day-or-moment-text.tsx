import { isDayAlone } from "~/language/dates";
import { DateText, DateTimeText } from "~/ui/date-text";

/** A day, with its time if there is one. */
export const DayOrMomentText = ({ at }: { at: string }) =>
  isDayAlone(at) ? <DateText at={at} /> : <DateTimeText at={at} />;

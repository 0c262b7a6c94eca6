import { isMissing, isOutage } from "~/session/thrown-answer";

/** What a page can do without: nothing where the provider has it not, or gives no answer. */
export async function ifTold<Told>(told: Promise<Told>): Promise<Told | null> {
  try {
    return await told;
  } catch (error) {
    if (isMissing(error) || isOutage(error)) return null;
    throw error;
  }
}

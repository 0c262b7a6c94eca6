import { ValidationError } from "~/provider/errors";
import type { Payload, Provider } from "~/provider/index.server";

const PLANNED = "dateactivities";

/**
 * Files a Smart Hand. If the provider rejects only the time, because it plans by days, the day alone is sent, once
 * (contract §12). If that is rejected too, both messages are shown, since one of them is only about the format.
 */
export async function createSmartHand(provider: Provider, work: Payload & { [PLANNED]: string }): Promise<unknown> {
  try {
    return await provider.create("smarthandactivity", work);
  } catch (error) {
    if (!refusesPlan(error)) throw error;
    return await createByDay(provider, work, error);
  }
}

async function createByDay(provider: Provider, work: Payload & { [PLANNED]: string }, refusal: ValidationError) {
  try {
    return await provider.create("smarthandactivity", { ...work, [PLANNED]: work[PLANNED].slice(0, 10) });
  } catch (error) {
    if (!refusesPlan(error)) throw error;
    throw new ValidationError(error.status, { [PLANNED]: [refusal, error].flatMap(({ fields }) => fields[PLANNED]) });
  }
}

const refusesPlan = (error: unknown): error is ValidationError =>
  error instanceof ValidationError && error.messages.length === 0 && Object.keys(error.fields).join() === PLANNED;

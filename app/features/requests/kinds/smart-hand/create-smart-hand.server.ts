import { ValidationError } from "~/provider/errors";
import type { Payload, Provider } from "~/provider/index.server";

const PLANNED = "dateactivities";

/**
 * Files a smart hand. A provider that plans by days refuses the moment, and it alone: it is sent the day, once (contract §12). Where that
 * is refused too, both reasons are told: one of them is only about the form.
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

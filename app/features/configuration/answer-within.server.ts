/** The answer of a call, or null if it takes longer than `ms` milliseconds; the call itself continues. */
export async function answerWithin<T>(ms: number, call: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([call, silence]);
  } finally {
    clearTimeout(timer);
  }
}

import { afterAll, beforeAll, expect, test } from "vitest";
import { TestProvider } from "./client.ts";

let provider: TestProvider;
beforeAll(async () => {
  provider = await TestProvider.start();
});
afterAll(() => provider.stop());

test("what is printed is told to everybody who is signed in, no other setting", async () => {
  for (const username of ["noclimited", "tenant1"]) {
    const person = await provider.signIn(username);
    expect((await person.get("setting/get/print_header_image/")).body).toEqual({ value: "" });
    expect((await person.get("setting/get/company_phone/")).status).toBe(200);
    for (const key of ["company_bank", "print_nothing", "session_idle2"])
      expect((await person.get(`setting/get/${key}/`)).status, key).toBe(404);
  }
  const headers = { "x-token": await provider.xToken() };
  const guest = await fetch(`${provider.running.url}/api/setting/get/print_header_image/`, { headers });
  expect(guest.status).toBe(401);
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { render } from "../../../server/reference-provider/domain/mail-text.ts";
import { TestProvider, findOne, type Person } from "./client.ts";
import { startMailServer } from "./mail-server.ts";

let server: Awaited<ReturnType<typeof startMailServer>>;
let provider: TestProvider;
let noc: Person;
beforeAll(async () => {
  server = await startMailServer();
  provider = await TestProvider.start({ smtpUrl: server.url });
  noc = await provider.signIn("noc");
});
afterAll(async () => {
  await provider.stop();
  server.stop();
});

const mailTo = (to: string) => server.mails.find((mail) => mail.to === to)?.text;
const logged = async (to: string) => (await noc.get(`logemail/?search=${encodeURIComponent(to)}`)).body.results[0];

test("placeholders are escaped in the body and kept on one line in the subject", () => {
  const text = { subject: "About {{ what }}", body: "<p>{{what}}, {{constructor}}{{missing}}</p>" };
  expect(render(text, { what: '<b>\n"R&D"</b>' })).toEqual({
    subject: 'About <b> "R&D"</b>',
    body: "<p>&lt;b&gt;\n&quot;R&amp;D&quot;&lt;/b&gt;, </p>",
  });
});

describe("mails", () => {
  test("leave by SMTP, from the active account and worded by the active set", async () => {
    const ask = { json: { email: "tenant1@tenants.example", role: "tenant" } };
    await provider.call("POST", "forgotpassword/", ask);
    await expect.poll(() => mailTo("tenant1@tenants.example")).toContain("Subject: Reset your password");
    expect(server.mails.at(-1)?.from).toBe("noc@titiktemu.example");
    expect(mailTo("tenant1@tenants.example")).toMatch(/Dear Maria Simatupang,.*\/resetpassword\/[\w-]+\//s);
    expect(await logged("tenant1@tenants.example")).toMatchObject({ status: "sent", error: null });

    const set = await findOne(noc, "templateset", "Indonesia");
    expect((await noc.patch(`templateset/${set.id}/`, { active: true })).status).toBe(200);
    expect(
      (await noc.get("templateset/?limit=99999")).body.results.map(({ active }: { active: boolean }) => active),
    ).toEqual([true, false]);
    expect((await noc.patch(`templateset/${set.id}/`, { active: false })).body).toHaveProperty("active");
    await provider.call("POST", "forgotpassword/", { json: { email: "tenant2@tenants.example", role: "tenant" } });
    await expect.poll(() => mailTo("tenant2@tenants.example")).toContain("Atur ulang kata sandi");
  });

  test("never show their text in the log when they leave", async () => {
    expect(await logged("tenant1@tenants.example")).not.toHaveProperty("body");
    const demo = await TestProvider.start();
    const [mail] = (await (await demo.signIn("noc")).get("logemail/?search=nocfresh")).body.results;
    expect(mail).toMatchObject({ status: "sent", body: expect.stringContaining("204 815") });
    await demo.stop();
  });

  test("that are refused are told in the log, hold nobody up, and can be sent again", async () => {
    const group = await findOne(noc, "group", "NOC Shift");
    const account = {
      username: "refused",
      first_name: "Rani",
      identity_no: "3171234567890999",
      email: "refused@titiktemu.example",
      phone: "6281234567899",
      password: "Rahasia-2025!",
      from_user: "noc_admin",
      groups: group.id,
      need_verify: 1,
    };
    expect((await noc.post("user/", account)).status).toBe(201);
    await expect.poll(async () => (await logged("refused@"))?.status).toBe("failed");
    const failed = await logged("refused@");
    expect(failed.error).toContain("no such mailbox");
    expect((await noc.get("systemlogs/?level=WARNING&search=mail")).body.results[0].message).toContain(
      `Mail ${failed.id}`,
    );
    expect((await noc.post("logemail/resend/", { id: failed.id })).body).toHaveProperty("message");
    await expect.poll(async () => (await logged("refused@"))?.status).toBe("sent");
    expect(mailTo("refused@titiktemu.example")).toContain("Rahasia-2025!");
    expect((await noc.post("logemail/resend/", { id: 99_999 })).body).toEqual({
      id: ['Invalid pk "99999" - object does not exist.'],
    });
  });

  test("go to all active people of groups", async () => {
    const group = await findOne(noc, "group", "NOC Shift");
    const blast = { subject: "Feed <B>", body: "Sunday\n<script>", groups: [group.id] };
    expect((await noc.post("emaillistblast/", { ...blast, groups: [] })).body).toHaveProperty("groups");
    expect((await noc.post("emaillistblast/", { ...blast, groups: [999] })).body).toHaveProperty("groups");
    expect((await noc.post("emaillistblast/", { groups: [group.id] })).body).toMatchObject({
      subject: ["This field is required."],
    });
    expect((await noc.post("emaillistblast/", blast)).body.message).toContain("2 mails");
    await expect.poll(() => mailTo("noclimited@titiktemu.example")).toContain("&lt;script&gt;");
    const limited = await provider.signIn("noclimited");
    expect((await limited.post("emaillistblast/", blast)).status).toBe(403);
    expect((await limited.get("logemail/")).status).toBe(403);
  });
});

describe("sender accounts", () => {
  test("never show their password, and a test goes by their own server", async () => {
    const account = {
      name: "Test",
      email: "test@titiktemu.example",
      host: "127.0.0.1",
      port: server.port,
      status: "N",
    };
    expect((await noc.post("masteremail/", account)).body).toEqual({ password: ["This field is required."] });
    expect((await noc.post("masteremail/", { ...account, password: "weak" })).body).toHaveProperty("password");
    const made = await noc.post("masteremail/", { ...account, password: "Surat-Uji-1" });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({ id: made.body.id, ...account });
    expect((await noc.put(`masteremail/${made.body.id}/`, { ...account, name: "Test 2" })).body.name).toBe("Test 2");
    expect((await noc.post(`masteremail/${made.body.id}/test/`, { to: "nobody" })).body).toHaveProperty("to");
    const { status, body } = await noc.post(`masteremail/${made.body.id}/test/`, { to: "receiver@example.net" });
    expect([status, Object.keys(body)]).toEqual([200, ["message"]]);
    await expect.poll(() => mailTo("receiver@example.net")).toContain("test@titiktemu.example");
    expect(server.logins).toEqual(["test@titiktemu.example Surat-Uji-1"]);
    expect((await noc.post("masteremail/99999/test/", { to: "receiver@example.net" })).status).toBe(404);
    expect((await noc.delete(`masteremail/${made.body.id}/`)).status).toBe(204);
  });
});

test("templates belong to a set and a type, once each, and keep them", async () => {
  const { results } = (await noc.get("templates/?limit=99999")).body;
  expect(results).toHaveLength(14);
  const [first] = results;
  const { templateset, templatetype } = first;
  expect((await findOne(noc, "templatetype", "otp")).placeholders).toEqual(["name", "code"]);
  const twice = await noc.post("templates/", { templateset, templatetype, subject: "x", body: "y" });
  expect(twice.body).toEqual({ non_field_errors: ["The fields templateset, templatetype must make a unique set."] });
  expect((await noc.delete(`templateset/${templateset}/`)).body).toEqual({
    templates: ["7 records refer to this one"],
  });
  expect((await noc.delete(`templatetype/${templatetype}/`)).body).toEqual({
    templates: ["2 records refer to this one"],
  });
  expect((await noc.get(`templates/?templateset=${templateset}&limit=99999`)).body.count).toBe(7);
});

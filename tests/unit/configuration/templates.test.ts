import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { endOtherActiveSets } from "~/features/configuration/active-set.server";
import { cleanMail } from "~/features/configuration/mail-html.server";
import { placeholdersIn, withExamples } from "~/features/configuration/placeholders";
import { templateTypeRow } from "~/features/configuration/rows.server";
import { previewOf, templateForm } from "~/features/configuration/template-rules.server";
import { translator } from "~/language/language";
import { fakeProvider } from "../crud/support";

const types = [
  templateTypeRow.parse({ id: 1, code: "otp", name: "Code", placeholders: ["name", "code"] }),
  templateTypeRow.parse({ id: 2, code: "other", name: "Other" }),
];

async function answered(fields: Record<string, string>) {
  const form = new FormData();
  const sent = { templateset: "1", templatetype: "1", subject: "Your code", body: "<p>{{code}}</p>", ...fields };
  for (const [name, value] of Object.entries(sent)) form.append(name, value);
  const submission = await parseWithZod(form, { schema: templateForm(translator("en"), types), async: true });
  return submission.status === "success" ? submission.value : submission.error;
}

describe("a template", () => {
  test("is told which of its placeholders the type has not", async () => {
    expect(await answered({ subject: "{{kode}}", body: "<p>{{ name }} {{link}} {{nmae}}</p>" })).toEqual({
      subject: ["This type of mail has no {{kode}}. It has {{name}}, {{code}}."],
      body: ["This type of mail has no {{link}}, {{nmae}}. It has {{name}}, {{code}}."],
    });
    // The provider lists no placeholders of this type.
    expect(await answered({ templatetype: "2", body: "{{anything}}" })).toMatchObject({
      body: "<p>{{anything}}</p>",
    });
  });

  test("is cleaned before it is sent, and is not empty then", async () => {
    expect(await answered({ body: '<p onclick="x()">{{code}}</p><script>x()</script>' })).toMatchObject({
      body: "<p>{{code}}</p>",
    });
    expect(await answered({ body: "<script>x()</script>" })).toEqual({
      body: ["The text is empty once it is cleaned"],
    });
  });

  test("is shown with the demo record", () => {
    const preview = previewOf({
      subject: "{{number}}: {{odd}}",
      body: '<p>Dear {{name}}<img src="https://x.example/a.png"></p>',
    });
    expect(preview).toEqual({ subject: "GI-2026-0086: [odd]", html: "<p>Dear Maria Simatupang</p>" });
    expect(withExamples("{{constructor}}")).toBe("[constructor]");
    expect(placeholdersIn("{{a}} {{ b }}", "{{a}} {c}")).toEqual(["a", "b"]);
  });
});

describe("the HTML of a mail", () => {
  test.each([
    "<script>alert(1)</script>",
    "<ScRiPt src=//evil.example/x.js></ScRiPt>",
    "<iframe src=https://evil.example></iframe>",
    "<object data=x.swf></object><embed src=x.swf>",
    '<form action="https://evil.example"><input name=password></form>',
    "<style>body{display:none}</style>",
    '<link rel=stylesheet href="https://evil.example/x.css">',
    '<meta http-equiv=refresh content="0;url=https://evil.example">',
    '<base href="https://evil.example">',
    "<svg onload=alert(1)><circle/></svg>",
    "<math><mtext></mtext></math>",
  ])("removes %s", (html) => expect(cleanMail(html)).not.toMatch(/<|alert|evil/));

  test.each([
    ['<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
    ['<a href=" jAvAsCrIpT:alert(1)">x</a>', "<a>x</a>"],
    ['<a href="java&#x09;script:alert(1)">x</a>', "<a>x</a>"],
    ['<a href="data:text/html,x">x</a>', "<a>x</a>"],
    ['<a href="//evil.example">x</a>', "<a>x</a>"],
    ['<a href="vbscript:x">x</a>', "<a>x</a>"],
    ['<a href="{{link}}" target="_blank">x</a>', '<a href="{{link}}">x</a>'],
    ['<a href="mailto:noc@a.example">x</a>', '<a href="mailto:noc@a.example">x</a>'],
    ['<img src="x" onerror="alert(1)">', '<img src="x" />'],
    ["<template><b>x</b></template>", "<b>x</b>"],
    ["<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>", "<p></p>"],
    ['<img src="data:image/png;base64,AAAA" alt="a">', '<img alt="a" />'],
    ['<img src="http://a.example/x.png">', "<img />"],
    ['<img src="https://a.example/x.png">', '<img src="https://a.example/x.png" />'],
    ['<p onmouseover="alert(1)">x</p>', "<p>x</p>"],
    ['<p style="position:fixed;top:0">x</p>', "<p>x</p>"],
    ['<p style="background-image:url(https://evil.example)">x</p>', "<p>x</p>"],
    ['<p style="color:expression(alert(1))">x</p>', "<p>x</p>"],
    ['<p style="width:1px;color:#c00">x</p>', '<p style="color:#c00">x</p>'],
    ['<span style="white-space: pre-line">x</span>', '<span style="white-space:pre-line">x</span>'],
    ['<p id="a" class="toast" data-x="1">x</p>', "<p>x</p>"],
    ["<b>unclosed <i>x", "<b>unclosed <i>x</i></b>"],
    ["<table><tr><td colspan=2 bgcolor=red>x</td></tr></table>", '<table><tr><td colspan="2">x</td></tr></table>'],
    ["1 < 2 & 3", "1 &lt; 2 &amp; 3"],
  ])("%s becomes %s", (html, clean) => {
    expect(cleanMail(html)).toBe(clean);
    expect(cleanMail(clean)).toBe(clean);
  });
});

test("a provider that leaves several sets active has the others ended", async () => {
  const { provider, calls } = fakeProvider({
    records: {
      templateset: [
        { id: 1, name: "English", active: true },
        { id: 2, name: "Bahasa", active: true },
        { id: 3, name: "Old", active: false },
      ],
    },
  });
  await endOtherActiveSets(provider, 2);
  expect(calls.slice(1)).toEqual([
    { call: "update", path: "templateset/1", given: { name: "English", active: false } },
  ]);
});

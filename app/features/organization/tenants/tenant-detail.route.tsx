import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { listBefore } from "~/crud/return-path";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { accepted } from "~/crud/accepted.server";
import { m as crudWords } from "~/crud/messages";
import { submit } from "~/forms/submit.server";
import { listsOf } from "~/features/dashboard/dashboard";
import { nouns } from "~/inventory/nouns";
import { useT } from "~/language/context";
import {
  accessPath,
  interconnectionListPath,
  rackListPath,
  rackPath,
  requestListPath,
  serviceListPath,
  sitePath,
  tenantListPath,
  tenantPath,
  userAccountsPath,
} from "~/paths";
import { requireAdmin } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { recordId } from "~/session/record-id.server";
import { FAILED, nullIf } from "~/session/thrown-answer";
import { Facts } from "~/ui/facts";
import { FigureRow, recordsFigure } from "~/ui/figures";
import { ConfirmPage } from "~/forms/confirm-page";
import { AccountMark } from "~/forms/account-mark";
import { SubmitButton } from "~/forms/form";
import { TOKEN } from "~/session/form-token";
import { Phone } from "~/ui/phone";
import { useLastResult } from "~/forms/last-result";
import { ProblemSummary } from "~/forms/problem-summary";
import { RecordActions } from "~/ui/record-actions";
import { ActiveBadge } from "~/ui/status";
import { titled } from "~/ui/title";
import { ConfirmationBadge } from "./confirmation-badge";
import { tenantCounts, tenantRow } from "../rows.server";
import { m } from "./tenant-messages";
import { readTenantLists } from "./read-tenant-lists.server";
import {
  TenantInterconnections,
  TenantPeople,
  TenantRacks,
  TenantHistory,
  TenantServices,
  TenantVisitors,
} from "./tenant-parts";

/** The value of `ask` in the URL that asks for confirmation before the tenant's confirmation is withdrawn. */
const WITHDRAW = "withdraw";

export const meta = titled<{ tenant: { name: string } } | undefined>((data, t) => data?.tenant.name ?? t(m.tenant));

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_organization_tenants_admin");
  const { provider, url, user } = context;
  const id = recordId(url.searchParams.get("id"));
  const [tenant, counted, shown] = await Promise.all([
    provider.read(`tenants/${id}`, tenantRow),
    provider.read(`tenants-detail/${id}`, tenantCounts),
    readTenantLists(context, id),
  ]);
  const counts = { ...counted };
  // A provider may count others than its list has, such as interconnections that end at the tenant.
  for (const name of ["racks", "interconnections", "services", "people"] as const) {
    if (shown[name]) counts[name] = shown[name].count;
  }
  const back = listBefore(args.request, tenantListPath);
  const asks = url.searchParams.get("ask") === WITHDRAW && tenant.isConfirmed;
  const lists = listsOf("admin", user);
  const maySeeSites = allowed(user, "view_organization_sites_admin");
  return { record: tenant.name, back, asks, tenant, counts, ...shown, lists, maySeeSites, token: crypto.randomUUID() };
}

/** Confirms the tenant, or withdraws its confirmation. */
export async function action(args: ActionFunctionArgs) {
  const context = await requireAdmin(args, "view_organization_tenants_admin");
  const id = recordId(context.url.searchParams.get("id"));
  return submit(context, args.request, z.object({ confirmed: z.enum(["true", "false"]) }), {
    send: async ({ confirmed }) => {
      const asked = confirmed === "true";
      await context.provider.send("tenantconfirmed", { tenant: Number(id), confirmed: asked });
      const tenant = await nullIf(context.provider.read(`tenants/${id}`, tenantRow), ...FAILED);
      return tenant === null || tenant.isConfirmed === asked;
    },
    then: tenantPath(id),
    toast: (isShown) => (isShown ? crudWords.updated : accepted.notShownYet),
  });
}

export default function TenantDetail() {
  const t = useT();
  const { back, asks, tenant, counts, lists, maySeeSites, token, ...shown } = useLoaderData<typeof loader>();
  const { people, racks, services, history, interconnections, visitors } = shown;
  const ofSite = maySeeSites ? sitePath : undefined;
  const confirmed = tenant.isConfirmed;
  const listOf = (list: string, shown: object | null) => (shown ? `${list}?tenant_id=${tenant.id}` : undefined);
  const peoplePath = `${userAccountsPath}?tenant=${tenant.id}`;
  const figures = [
    recordsFigure(counts.racks, nouns.racks, listOf(rackListPath, racks)),
    recordsFigure(counts.devices, nouns.devices, lists.devices && `${lists.devices}?tenant=${tenant.id}`),
    recordsFigure(
      counts.interconnections,
      nouns.interconnections,
      lists.interconnections && `${lists.interconnections}?tenant_id=${tenant.id}`,
    ),
    recordsFigure(counts.services, nouns.services, listOf(serviceListPath, services)),
    recordsFigure(counts.people, nouns.accounts, people ? peoplePath : undefined),
  ];
  const problems = <ProblemSummary {...useLastResult()} />;
  const here = tenantPath(tenant.id);
  if (asks) {
    const values = { [TOKEN]: token, confirmed: "false" };
    return (
      <ConfirmPage title={m.withdraw} button={m.withdraw} icon="off" back={here} values={values}>
        {problems}
        <p>{t(m.withdrawNote, { tenant: tenant.name })}</p>
      </ConfirmPage>
    );
  }
  return (
    <>
      {problems}
      <div className="page-head">
        <h1>{tenant.name}</h1>
        <ActiveBadge isActive={tenant.isActive} /> <ConfirmationBadge confirmed={confirmed} />
        <div className="page-actions">
          <RecordActions list={tenantListPath} id={tenant.id} back={back}>
            {confirmed ? (
              <Link className="button" to={`${here}&ask=${WITHDRAW}`}>
                {t(m.withdraw)} …
              </Link>
            ) : (
              <Form method="post">
                <AccountMark />
                <input type="hidden" name={TOKEN} value={token} />
                <input type="hidden" name="confirmed" value="true" />
                <SubmitButton label={m.confirm} icon="ok" />
              </Form>
            )}
          </RecordActions>
        </div>
      </div>
      <FigureRow figures={figures} />
      <Facts
        facts={[
          [t(m.address), tenant.address],
          [t(m.phone), <Phone key="phone" number={tenant.telephone} />],
          [t(m.email), tenant.email && <a href={`mailto:${tenant.email}`}>{tenant.email}</a>],
        ]}
      />
      {people && <TenantPeople list={people} to={peoplePath} add={`${userAccountsPath}/form?tenant=${tenant.id}`} />}
      {history && <TenantHistory list={history} to={`${requestListPath("admin")}?tenant_id=${tenant.id}`} />}
      {racks && <TenantRacks list={racks} to={listOf(rackListPath, racks)} sitePath={ofSite} />}
      {interconnections && (
        <TenantInterconnections list={interconnections} to={`${interconnectionListPath}?tenant_id=${tenant.id}`} />
      )}
      {services && (
        <TenantServices
          list={services}
          to={listOf(serviceListPath, services)}
          rackPath={racks ? rackPath : undefined}
        />
      )}
      {visitors && <TenantVisitors list={visitors} to={`${accessPath}?tenant_id=${tenant.id}`} />}
    </>
  );
}

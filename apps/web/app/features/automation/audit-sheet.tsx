import { automationPage } from "@thirtyfold/content";
import { Card } from "@thirtyfold/ui";

const { title, subject, terms } = automationPage.offers.auditSheet;

/** The first page of an audit, on paper. */
export function AuditSheet() {
  return (
    <Card variant="sheet" flush className="w-full max-w-[440px] px-6 pt-5 pb-4">
      <p className="font-bold">{title}</p>
      <p className="mb-4 text-small text-on-paper-2">{subject}</p>
      <dl className="text-small">
        {terms.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4 border-t border-paper-line py-2.5">
            <dt className="text-on-paper-2">{term}</dt>
            <dd className="text-flush font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

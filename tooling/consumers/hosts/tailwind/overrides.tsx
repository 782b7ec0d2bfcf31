import { Button, Card } from "@thirtyfold/ui";
import { mount } from "../shared/mount.tsx";
import "./index.css";
import { Overrides } from "../shared/overrides.tsx";

mount(
  <>
    <Overrides />
    <Utilities />
  </>,
);

/** A host's Tailwind utilities on our components, and our tokens' utilities in its markup. */
function Utilities() {
  return (
    <div id="utilities" className="w-100">
      <Button className="mt-8 h-20 w-full rounded-full bg-red-500 px-1 text-xl">Approve the run</Button>
      <Card className="relative bg-red-500 p-1">Invoices</Card>
      <p className="bg-tf-surface p-6 text-tf-fg-2">Ledger</p>
      <p className="bg-red-500" id="red">
        Red
      </p>
    </div>
  );
}

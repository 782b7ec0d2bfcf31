import { type TryAgent, tryPage } from "@thirtyfold/content";
import { Button, Field, Textarea } from "@thirtyfold/ui";
import type { ComponentProps, RefObject } from "react";
import { FormNeedsScript } from "../../lib/form-needs-script.tsx";

type DemoFormProps = {
  form: RefObject<HTMLFormElement | null>;
  agent: TryAgent;
  field: ComponentProps<"textarea">;
  error: string | undefined;
  processing: boolean;
  done: boolean;
  onReach: () => void;
  onSubmit: () => void;
  onReset: () => void;
};

/** The input form. Only Process sends the text. */
export function DemoForm({ form, agent, field, error, processing, done, onReach, onSubmit, onReset }: DemoFormProps) {
  return (
    <div className="border-t border-line p-5 md:p-7 wide:border-t-0 wide:border-l">
      <FormNeedsScript />
      {/* Before hydration, the method "dialog" sends the text nowhere. */}
      <form
        ref={form}
        method="dialog"
        onFocus={onReach}
        onPointerEnter={onReach}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        className="noscript:hidden print:hidden"
      >
        <Field label={agent.label} error={error}>
          <Textarea {...field} rows={6} maxHeight={300} placeholder={agent.placeholder} aria-describedby="demo-hint" />
        </Field>
        <div className="mt-4 flex flex-col gap-x-6 gap-y-4 md:flex-row md:items-end md:justify-between">
          <div id="demo-hint" className="max-w-[41em] text-small text-fg-3">
            <p className="pointer-coarse:hidden">{tryPage.shortcuts}</p>
            <p>{tryPage.privacy}</p>
          </div>
          <div className="flex shrink-0 flex-col gap-2.5 md:flex-row-reverse">
            <Button
              type="submit"
              size="lg"
              variant={done ? "secondary" : "primary"}
              disabled={processing}
              className="md:min-w-37"
            >
              {processing ? tryPage.processing : tryPage.submit}
            </Button>
            <Button size="lg" variant="outline" onClick={onReset}>
              {tryPage.reset}
            </Button>
          </div>
        </div>
      </form>
    </div>
  );
}

import { useMutation } from "@tanstack/react-query";
import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import { Dialog, DialogTrigger } from "@thirtyfold/ui/dialog";
import Trash2 from "lucide-react/icons/trash-2";
import { failureText } from "./desk-client.ts";
import { Question } from "./question.tsx";

type Props = {
  label: string;
  /** Else the label is read out, and an icon seen. */
  labelShown?: boolean;
  question: string;
  consequence: string;
  erase: () => Promise<void>;
};

/** Erases something for good, after a question. */
export function EraseButton({ label, labelShown = false, question, consequence, erase }: Props) {
  const erasing = useMutation({ mutationFn: erase });
  return (
    <Dialog>
      <DialogTrigger asChild>
        {labelShown ? (
          <Button variant="ghost" size="sm" className="-ms-3.5 mt-4 text-bad">
            <Trash2 aria-hidden size={16} strokeWidth={1.75} />
            {label}
          </Button>
        ) : (
          <Button variant="ghost" size="icon" aria-label={label}>
            <Trash2 aria-hidden size={18} strokeWidth={1.75} />
          </Button>
        )}
      </DialogTrigger>
      <Question
        title={question}
        failure={
          erasing.isError && (
            <Callout role="alert" variant="destructive" title="Nothing was erased" className="mt-5">
              {failureText(erasing.error)}
            </Callout>
          )
        }
        no="Keep it"
        yes={
          <Button variant="destructive" busy={erasing.isPending} onClick={() => erasing.mutate()}>
            Erase
          </Button>
        }
      >
        {consequence}
      </Question>
    </Dialog>
  );
}

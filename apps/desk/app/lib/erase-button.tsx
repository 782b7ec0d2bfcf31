import { useMutation } from "@tanstack/react-query";
import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import { Dialog, DialogTrigger } from "@thirtyfold/ui/dialog";
import Trash2 from "lucide-react/icons/trash-2";
import { useEffect, useRef, useState } from "react";
import { failureText } from "./desk-client.ts";
import { Question } from "./question.tsx";

type Props = {
  label: string;
  /** Otherwise the label is only read out, and an icon is visible. */
  labelShown?: boolean;
  question: string;
  consequence: string;
  erase: () => Promise<void>;
};

function focusScreen() {
  const heading = document.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** Erases something for good, after a confirmation. */
export function EraseButton({ label, labelShown = false, question, consequence, erase }: Props) {
  const [asking, setAsking] = useState(false);
  const sent = useRef(false);
  const erasing = useMutation({ mutationFn: erase, onError: () => (sent.current = false) });
  // The button disappears with the erased item, and so does the row that the list would focus: the screen's heading
  // takes the focus, as soon as the dialog has made the page usable again.
  useEffect(
    () => () => {
      if (sent.current) setTimeout(focusScreen);
    },
    [],
  );
  const send = () => {
    sent.current = true;
    erasing.mutate();
  };
  return (
    // Once the call is sent, the item can't be kept any more.
    <Dialog open={asking} onOpenChange={(open) => erasing.isPending || setAsking(open)}>
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
          <Button variant="destructive" busy={erasing.isPending} onClick={send}>
            Erase
          </Button>
        }
      >
        {consequence}
      </Question>
    </Dialog>
  );
}

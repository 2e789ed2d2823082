import { AccordionItem } from "../ui/accordion";

interface Props {
  /** Only one question of a group is open at a time. */
  group: string;
  items: readonly Queries.Question[];
}

/** Questions and answers; opening one declares the event `FAQOpened {question}` (specification, section 4). */
export function QuestionList({ group, items }: Props) {
  return (
    <div>
      {items.map(({ question, answer }) => (
        <AccordionItem key={question} group={group} summary={question} event="FAQOpened">
          <p>{answer}</p>
        </AccordionItem>
      ))}
    </div>
  );
}

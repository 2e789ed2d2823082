import { AccordionItem } from "../ui/accordion";

/**
 * Questions and answers: one is open at a time, of all that a page has, and opening it declares the event
 * `FAQOpened {question}` (specification, section 4).
 */
export function QuestionList({ items }: { items: readonly Queries.Question[] }) {
  return (
    <div>
      {items.map(({ question, answer }) => (
        <AccordionItem key={question} group="questions" summary={question} event="FAQOpened">
          <p>{answer}</p>
        </AccordionItem>
      ))}
    </div>
  );
}

import { createContext, useContext } from "react";

/** What sets the fields of one form apart from another's on the same page. */
export const FieldScope = createContext("");

/**
 * An id for a field, the same in the HTML and in the browser, whichever part of the page React takes over.
 * @param name unique within the form
 */
export const useFieldId = (name: string) => `${useContext(FieldScope)}-${name}`;

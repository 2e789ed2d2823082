import { createContext, useContext } from "react";

/** Distinguishes the fields of several forms on the same page. */
export const FieldScope = createContext("");

/**
 * An id for a field, the same in the HTML and in the browser, whichever part of the page React hydrates.
 * @param name unique within the form
 */
export const useFieldId = (name: string) => `${useContext(FieldScope)}-${name}`;

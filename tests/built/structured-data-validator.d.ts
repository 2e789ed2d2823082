declare module "@adobe/structured-data-validator" {
  export default class Validator {
    /** @param data items by format, then by type, as an extractor finds them in a page */
    validate(data: {
      jsonld: Record<string, object[]>;
    }): Promise<{ rootType: string; issueMessage: string; severity: string }[]>;
  }
}

import { CONTENT_TYPES, contentType } from "../../../src/hosting/content-types";
import { TEXT } from "../../../src/hosting/file-classes";

test.each(Object.keys(CONTENT_TYPES))(
  "a .%s file is compressed if it has a charset and is not a source map",
  (ending) => {
    const isText = contentType(`/file.${ending}`).includes("charset");
    expect(TEXT.test(`/file.${ending}`)).toBe(isText && ending !== "map");
  },
);

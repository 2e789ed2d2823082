import { shapeOf, typeNameOf } from "../content/files/file-shapes";

/**
 * The GraphQL type of a JSON file, for gatsby-transformer-json.
 * @param source.node the File node; its `relativePath` is relative to `data/`
 */
export function documentType({ node }: { node: { relativePath?: string } }): string {
  const shape = shapeOf(String(node.relativePath));
  return shape ? typeNameOf(shape) : "UnknownJson";
}

import { connect } from "node:net";

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends a request target byte for byte: every ordinary client would normalise what these tests check.
 * @param target path and query, or an absolute URL
 * @param version of HTTP
 * @param more further request lines, e.g. `Accept-Encoding: br`
 */
export function ask(
  port: number,
  target: string,
  { method = "GET", version = "1.1", more = [] as string[] } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "localhost");
    const chunks: Buffer[] = [];
    const lines = [`${method} ${target} HTTP/${version}`, "Host: localhost", "Connection: close", ...more, "", ""];
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(parse(Buffer.concat(chunks).toString("utf8"))));
    socket.write(lines.join("\r\n"), "latin1");
  });
}

function parse(text: string): Reply {
  const end = text.indexOf("\r\n\r\n");
  const [statusLine = "", ...fields] = text.slice(0, end).split("\r\n");
  const headers = Object.fromEntries(
    fields.map((field) => [
      field.slice(0, field.indexOf(":")).toLowerCase(),
      field.slice(field.indexOf(":") + 1).trim(),
    ]),
  );
  return { status: Number(statusLine.split(" ")[1]), headers, body: text.slice(end + 4) };
}

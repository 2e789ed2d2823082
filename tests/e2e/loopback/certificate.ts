import { generateKeyPairSync, sign } from "node:crypto";

const SEQUENCE = 0x30;
const SET = 0x31;
const BIT_STRING = 0x03;

/** One DER element: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const hex = (text: string) => Buffer.from(text, "hex");
const ECDSA_WITH_SHA256 = der(SEQUENCE, hex("06082a8648ce3d040302"));
const COMMON_NAME = hex("0603550403");

/** Makes a self-signed certificate, for test servers only, so that no private key is stored anywhere. */
export function selfSignedCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from("loopback")))));
  const validity = der(SEQUENCE, ...["200101000000Z", "491231235959Z"].map((time) => der(0x17, Buffer.from(time))));
  const subject = [name, validity, name, publicKey.export({ type: "spki", format: "der" })];
  const content = der(SEQUENCE, hex("a003020102"), hex("020101"), ECDSA_WITH_SHA256, ...subject);
  const signature = der(BIT_STRING, hex("00"), sign("sha256", content, privateKey));
  const certificate = der(SEQUENCE, content, ECDSA_WITH_SHA256, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  };
}

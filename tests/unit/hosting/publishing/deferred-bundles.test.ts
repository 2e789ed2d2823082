import { deferBundles } from "../../../../src/hosting/publishing/deferred-bundles";
import { edited, scanPage } from "../../../../src/hosting/publishing/page-scan";

test("a page names all its bundles in one block, followed by one start script", () => {
  const html =
    '<!DOCTYPE html><html><head><style data-emotion="css">.css-a{}</style></head><body><p>a</p>' +
    '<script src="/a.js" async></script><script src="/b.js" async></script></body></html>';
  const integrity = new Map([
    ["/a.js", "sha256-a"],
    ["/b.js", "sha256-b"],
  ]);
  const scan = scanPage(html, new Set());
  expect(edited(html, [...scan.edits, ...deferBundles(scan, integrity, "start()")])).toContain(
    '<p>a</p><script type="text/late">["",["/a.js","sha256-a"],["/b.js","sha256-b"]]</script>' +
      "<script>start()</script></body>",
  );
});

import fc from "fast-check";
import { characters } from "../../../../src/tools/reading/clean-text";
import { crop } from "../../../../src/tools/picture/crop";
import { cardNotes } from "../../../../src/tools/preview/card-notes";
import { previewCards, siteName } from "../../../../src/tools/preview/cards";
import { cut } from "../../../../src/tools/preview/cut";
import { imageNote, NO_PICTURE } from "../../../../src/tools/preview/image-notes";
import { HOSTILE } from "../../../hostile-texts";
import { hostileText } from "../hostile-text";
import { processorTime } from "../../../processor-time";

describe("a shortened text", () => {
  it.each([
    ["Sencha bio", 10, "Sencha bio", 0],
    ["Sencha bio", 9, "Sencha b…", 2],
    ["Sencha bio", 8, "Sencha…", 3],
    ["Sencha bio", 1, "…", 10],
    ["Sencha bio", 0, "", 10],
    ["Trop court. Ou pas", 12, "Trop court…", 7],
    ["", 0, "", 0],
    ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 2, "👨‍👩‍👧‍👦…", 2],
    ["e\u0301te\u0301", 3, "e\u0301te\u0301", 0],
  ])("of %j at %d is %j", (text, most, shown, lost) => expect(cut(characters(text), most)).toEqual({ shown, lost }));

  it("is never longer than allowed, and starts like the text", () => {
    fc.assert(
      fc.property(hostileText, fc.nat(300), (text, most) => {
        const { shown, lost } = cut(characters(text), most);
        expect(characters(shown).length).toBeLessThanOrEqual(most);
        expect(text.startsWith(lost ? shown.replace(/…$/, "") : shown)).toBe(true);
        expect(lost).toBe(lost && characters(text).length - Math.max(0, most - 1));
      }),
    );
  });
});

describe("the notes of a card", () => {
  const PLATFORMS = [{ name: "Court", title: 8, description: 0 }];
  const said = (title: string, description: string) =>
    previewCards({ link: "", title, description }, PLATFORMS).flatMap((card) =>
      cardNotes(card, description !== "").map(({ code }) => code),
    );

  it.each([
    ["", "", []],
    ["", "Thés du Japon", []],
    ["Sencha", "", ["fits"]],
    ["Sencha bio", "", ["title-cut"]],
    ["Sencha", "Thés du Japon", ["description-hidden"]],
    ["Sencha bio", "Thés du Japon", ["title-cut", "description-hidden"]],
  ])("with the title %j and the description %j are %j", (title, description, codes) =>
    expect(said(title, description)).toEqual(codes),
  );
});

describe("the site's name", () => {
  it.each([
    ["https://www.exemple.fr/a", "exemple.fr"],
    ["exemple.fr/a?b", "exemple.fr"],
    ["HTTPS://EXEMPLE.FR", "exemple.fr"],
    ["exemple.fr:8080/a", "exemple.fr"],
    ["javascript:alert(1)", ""],
    ["mailto:ines@exemple.fr", ""],
    ["ftp:exemple.fr", ""],
    ["Regarde : https://www.exemple.fr/a !", "exemple.fr"],
    ["ines@exemple.fr", ""],
    ["", ""],
    ["bonjour", ""],
  ])("of %j is %j", (link, name) => expect(siteName(link)).toBe(name));
});

describe("a picture's URL", () => {
  it.each([
    ["https://exemple.fr/a.jpg", "good"],
    ["https://exemple.fr/image?id=4", "good"],
    ["", "none"],
    ["/images/a.jpg", "not-absolute"],
    ["exemple.fr/a.jpg", "not-absolute"],
    ["https://", "not-absolute"],
    ["data:image/png;base64,AAAA", "not-web"],
    ["javascript:alert(1)", "not-web"],
    ["file:///C:/a.jpg", "not-web"],
    ["http://exemple.fr/a.jpg", "insecure"],
    ["https://localhost/a.jpg", "private"],
    ["https://192.168.1.4/a.jpg", "private"],
    ["https://photos.local/a.jpg", "private"],
    ["https://serveur/a.jpg", "private"],
    ["https://169.254.10.1/a.jpg", "private"],
    ["https://[fe80::1]/a.jpg", "private"],
    ["https://site.localhost/a.jpg", "private"],
    ["https://10.digital/a.jpg", "good"],
    ["https://127.be/a.jpg", "good"],
    ["https://local.exemple.fr/a.jpg", "good"],
    ["https://[2606:4700::1111]/a.jpg", "good"],
    ["https://exemple.fr/logo.svg", "format"],
    ["https://exemple.fr/IMG_1.HEIC", "format"],
    ["https://exemple.fr/a.avif", "format"],
    ["https://a.fr", "page"],
    ["https://a.fr/?image=1", "good"],
    ["https://a.fr/photos.html", "page"],
    ["https://drive.google.com/file/d/1AbC/view", "page"],
    ["https://photos.app.goo.gl/AbC", "page"],
    ["https://drive.google.com/open?id=1AbC", "page"],
    ["https://www.google.fr/imgres?imgurl=https%3A%2F%2Fa.fr%2Fa.jpg", "page"],
    ["https://imgur.com/a1B2c3", "page"],
    ["https://imgur.com/gallery/a1B2c3", "page"],
    ["https://i.imgur.com/a1B2c3.jpg", "good"],
    ["https://ibb.co/AbC", "page"],
    ["https://pin.it/AbC", "page"],
    ["https://1drv.ms/i/AbC", "page"],
    ["https://postimg.cc/AbC", "page"],
    ["https://i.ibb.co/AbC/a.png", "good"],
    ["https://www.instagram.com/p/AbC/", "page"],
    ["https://www.instagram.com/cafe.du.port/reel/AbC/", "page"],
    ["https://images.app.goo.gl/AbC", "page"],
    ["https://share.google/images/AbC", "page"],
    ["https://unsplash.com/fr/photos/quai-AbC", "page"],
    ["https://unsplash.com/photos/AbC/download", "good"],
    ["https://images.unsplash.com/photo-1", "good"],
    ["https://www.pexels.com/fr-fr/photo/quai-123/", "page"],
    ["https://images.pexels.com/photos/123/quai.jpeg", "good"],
    ["https://fr.pinterest.com/pin/123/", "page"],
    ["https://www.pinterest.co.uk/pin/123/", "page"],
    ["https://i.pinimg.com/originals/a/b/c.jpg", "good"],
    ["https://www.canva.com/design/AbC/view", "page"],
    ["https://fr.wikipedia.org/wiki/Fichier:Quai.jpg", "page"],
    ["https://commons.wikimedia.org/wiki/File:Quai.jpg", "page"],
    ["https://commons.wikimedia.org/wiki/Special:FilePath/Quai.jpg", "good"],
    ["https://fr.wikipedia.org/wiki/Spécial:FilePath/Quai.jpg", "good"],
    ["https://upload.wikimedia.org/wikipedia/commons/a/ab/Quai.jpg", "good"],
    ["https://github.com/a/b/blob/main/c.png", "page"],
    ["https://github.com/a/b/blob/main/c.png?raw=true", "good"],
    ["https://raw.githubusercontent.com/a/b/main/c.png", "good"],
    ["https://www.dropbox.com/s/a/photo.png?dl=0", "page"],
    ["https://www.dropbox.com/s/a/photo.png?raw=1", "good"],
    ["https://www.dropbox.com/s/a/photo.png?dl=1", "good"],
    ["https://dl.dropbox.com/s/a/photo.png", "good"],
    ["https://dl.dropboxusercontent.com/s/a/photo.png", "good"],
    ["“https://a.fr/x.jpg”", "good"],
    ["<https://a.fr/x.jpg>", "good"],
    ["https://a..fr/x.jpg", "not-absolute"],
    ["https://a.fr,/x.jpg", "not-absolute"],
    ["https://12/x.jpg", "not-absolute"],
  ])("%j: %s", (address, note) => expect(imageNote(address)).toBe(`image-${note}`));

  it.each(["svgz", "heif", "tif", "tiff", "bmp", "pdf", "psd", "ico"])("is not drawn if it ends in .%s", (format) =>
    expect(imageNote(`https://exemple.fr/a.${format}`)).toBe("image-format"),
  );

  it.each([
    ["a.jpg", true],
    ["data:image/png;base64,AAAA", true],
    ["http://exemple.fr/a.jpg", false],
  ])("whose text is %s is the field's error: %s", (address, isError) =>
    expect(NO_PICTURE.has(imageNote(address))).toBe(isError),
  );

  it("has a note, whatever the text", () => {
    fc.assert(fc.property(hostileText, (address) => expect(imageNote(address)).toEqual(expect.any(String))));
  });
});

describe("a crop", () => {
  it("stays inside the picture, has the card's proportions, and touches two sides", () => {
    const length = fc.integer({ min: 1, max: 8000 });
    fc.assert(
      fc.property(length, length, fc.double({ min: 0.2, max: 5, noNaN: true }), (width, height, ratio) => {
        const part = crop(width, height, ratio);
        expect(part.width / part.height).toBeCloseTo(ratio, 6);
        expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(-1e-9);
        expect(part.x + part.width).toBeLessThanOrEqual(width + 1e-6);
        expect(part.y + part.height).toBeLessThanOrEqual(height + 1e-6);
        expect(Math.min(part.x, part.y)).toBeCloseTo(0, 6);
      }),
    );
  });
});

describe("the preview cards", () => {
  const platforms = [
    { name: "Un", title: 20, description: 0 },
    { name: "Deux", title: 60, description: 100 },
  ];

  it("show the site's name if there is no title", () => {
    const [card] = previewCards({ link: "exemple.fr", title: " ", description: "" }, platforms);
    expect(card?.title.shown).toBe("exemple.fr");
  });

  it("are made without delay from texts as long as a book, and count each character once", () => {
    const signs = "👨‍👩‍👧‍👦👍🏽🇫🇷e\u0301a ";
    const start = processorTime();
    const [, card] = previewCards(
      { link: "", title: signs.repeat(2_000), description: "a ".repeat(20_000) },
      platforms,
    );
    expect(processorTime() - start).toBeLessThan(1_000);
    expect([card?.title.lost, card?.description.lost]).toEqual([12_000 - 1 - 59, 40_000 - 1 - 99]);
  });

  it("show hostile text as one line of plain text, within each platform's limits", () => {
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (link, title, description) => {
        for (const card of previewCards({ link, title, description }, platforms)) {
          expect(characters(card.title.shown).length).toBeLessThanOrEqual(card.platform.title);
          expect(characters(card.description.shown).length).toBeLessThanOrEqual(card.platform.description);
          for (const words of [card.title.shown, card.description.shown, card.site]) {
            expect(words).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
          }
        }
      }),
    );
    for (const hostile of HOSTILE) {
      expect(() => previewCards({ link: hostile, title: hostile, description: hostile }, platforms)).not.toThrow();
    }
  });
});

import fc from "fast-check";
import type { Convert } from "../../../../src/tools/conversion";
import { fieldsFromVideo, readTimecode, videoLinks } from "../../../../src/tools/youtube/video-links";
import { codes, describeConverter, expectLinksAgain, made } from "../converters";
import { hostileText } from "../hostile-text";

describe("the video links", () => {
  describeConverter("youtube", videoLinks, [
    /^https:\/\/youtu\.be\/[\w-]{11}(\?t=\d+)?$/,
    /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}(&t=\d+s)?$/,
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}(\?start=\d+)?$/,
    /^https?:\/\/[^#]*\.(mp4|webm|ogv|mov|m4v|mp3|m4a|ogg)([?#]|$)/i,
  ]);

  test.each([
    ["5:12", 312],
    ["1:02:03", 3_723],
    ["95", 95],
    ["95s", 95],
    ["1h2m3s", 3_723],
    ["2 min 5", 125],
    ["1h30", 5_400],
    ["1 h 02", 3_720],
    ["2m30", 150],
    ["5'12\"", 312],
    ["5’12", 312],
    ["5'12''", 312],
    ["5’12’’", 312],
    ["12''", 12],
    ["12'", 720],
    ["5 mn 12 sec", 312],
    ["1 heure 2 minutes", 3_720],
    ["312 secondes", 312],
    ["５：１２", 312],
    ["5:", 300],
    ["", 0],
  ])("reads %s as %d seconds", (text, seconds) => expect(readTimecode(text)).toBe(seconds));

  test.each([
    ["https://youtu.be/kR7mTq2Xw9E?t=1h2m", { start: "1h2m" }],
    ["https://www.youtube.com/watch?v=kR7mTq2Xw9E#t=95", { start: "95" }],
    ["https://www.youtube.com/watch?v=kR7mTq2Xw9E?t=30", { start: "30" }],
    ["https://youtu.be/kR7mTq2Xw9E?t=0", { start: "" }],
    ["https://youtu.be/kR7mTq2Xw9E?t=x", { start: "" }],
    ["https://youtu.be/kR7mTq2Xw9E?t=95.", { start: "95" }],
    ["(https://youtu.be/kR7mTq2Xw9E?t=1m5s)", { start: "1m5s" }],
    ["https://youtu.be/kR7mTq2Xw9E?si=abc", { start: "" }],
    ["https://a.example/f.mp4", { start: "" }],
    ["kR7mTq2Xw9E", {}],
  ])("the time of %s is for the time field", (link, expected) => expect(fieldsFromVideo({ link })).toEqual(expected));

  test("reads back a time in any notation", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 43_199 }), (seconds) => {
        const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
        const two = (part: number) => String(part).padStart(2, "0");
        for (const text of [`${seconds}`, `${h}:${two(m)}:${two(s)}`, `${h}h${m}m${s}s`])
          expect(readTimecode(text)).toBe(seconds);
      }),
    );
  });

  test("a time is a whole number of seconds up to twelve hours, or nothing", () => {
    expect(readTimecode("12:00:00")).toBe(43_200);
    expect(readTimecode("12:00:01")).toBeUndefined();
    fc.assert(fc.property(hostileText, (text) => expect(Number.isInteger(readTimecode(text) ?? 0)).toBe(true)));
  });

  test("each of its YouTube links gives the same links again", () => {
    const withoutNotes: Convert = (values) => ({ ...videoLinks(values), notes: [] });
    expectLinksAgain(withoutNotes, "https://www.youtube.com/shorts/kR7mTq2Xw9E?si=abc&t=5m12s");
  });

  test("the field's time overrides the link's, even if it is 0; if empty, the link's is kept", () => {
    for (const link of ["https://youtu.be/kR7mTq2Xw9E?t=90", "https://a.example/f.mp4#t=90"]) {
      const made = (start: string) => videoLinks({ link, start }).links[0]!.url;
      expect(made("")).toMatch(/[?#]t=90$/);
      expect(made("5")).toMatch(/[?#]t=5$/);
      expect(made("0:00")).not.toMatch(/[?#]/);
    }
  });

  test.each([
    "https://www.youtube.com/watch?v=kR7mTq2Xw9E#t=1m30s",
    "https://www.youtube.com/watch?v=kR7mTq2Xw9E#a=1&t=90",
    "https://www.youtube.com/watch?time_continue=90&v=kR7mTq2Xw9E",
    "https://m.youtube.com/watch?v=kR7mTq2Xw9E&t=90s",
    "Regarde : https://youtu.be/kR7mTq2Xw9E?t=1m30s !",
    "https://www.youtube.com/watch?v=kR7mTq2Xw9E?t=90",
    "https://youtu.be/kR7mTq2Xw9E&t=90",
    "https://youtu.be/kR7mTq2Xw9E%3Ft=90",
    "https://youtu.be/kR7mTq2Xw9E?si=Ab12?t=90",
  ])("reads the time of %s", (link) =>
    expect(made(videoLinks({ link, start: "" }), "short")).toBe("https://youtu.be/kR7mTq2Xw9E?t=90"),
  );

  test.each([
    "https://youtu.be/kR7mTq2Xw9E.",
    "https://youtu.be/kR7mTq2Xw9E&feature=share",
    "youtube.com/watch?v=kR7mTq2Xw9E?a",
    "https://www.youtube.com/watch/kR7mTq2Xw9E",
    "https://www.youtube.com/e/kR7mTq2Xw9E",
    "https://youtu.be/shorts/kR7mTq2Xw9E",
  ])("finds the video of %s, whatever follows its id", (link) =>
    expect(made(videoLinks({ link, start: "" }), "short")).toBe("https://youtu.be/kR7mTq2Xw9E"),
  );

  test.each(["shorts", "embed", "live", "v"])("finds the video of youtube.com/%s/…", (folder) => {
    const link = `https://www.youtube.com/${folder}/kR7mTq2Xw9E?feature=share`;
    expect(made(videoLinks({ link }), "short")).toBe("https://youtu.be/kR7mTq2Xw9E");
  });

  test("finds the link in a long message", () => {
    const link = `${"Un mot de plus. ".repeat(1_000)}https://youtu.be/kR7mTq2Xw9E`;
    expect(made(videoLinks({ link }), "short")).toBe("https://youtu.be/kR7mTq2Xw9E");
  });

  test("does not take part of a longer word for an id", () => {
    const link = "https://youtu.be/kR7mTq2Xw9Ea";
    expect(codes(videoLinks({ link, start: "" }))).toEqual(["no-video"]);
  });

  test("reports a short", () =>
    expect(codes(videoLinks({ link: "https://www.youtube.com/shorts/kR7mTq2Xw9E" }))).toEqual(["shorts"]));

  test("says that the links leave out the playlist", () =>
    expect(codes(videoLinks({ link: "https://youtu.be/kR7mTq2Xw9E?list=PLf3aZ8uVbC1d" }))).toEqual(["list-dropped"]));

  test("reads a video's URL in the studio, and no video in a playlist's or a channel's player", () => {
    const studio = videoLinks({ link: "https://studio.youtube.com/video/kR7mTq2Xw9E/edit", start: "" });
    expect(made(studio, "short")).toBe("https://youtu.be/kR7mTq2Xw9E");
    for (const player of ["videoseries?list=PLf3aZ8uVbC1d", "live_stream?channel=UCabc"]) {
      const link = `https://www.youtube.com/embed/${player}`;
      expect(codes(videoLinks({ link, start: "" }))).toEqual(["no-video"]);
    }
  });

  test.each(["webm", "ogv", "mov", "m4v", "mp3", "m4a", "ogg"])(
    "a link to a time of a .%s file works too",
    (ending) => {
      const link = `https://a.example/f.${ending}`;
      expect(made(videoLinks({ link, start: "30" }), "file")).toBe(`${link}#t=30`);
    },
  );

  test("only a video file gets a media fragment", () => {
    expect(made(videoLinks({ link: "https://a.example/f.mp4?x=1", start: "30" }), "file")).toBe(
      "https://a.example/f.mp4?x=1#t=30",
    );
    expect(codes(videoLinks({ link: "https://youtube.com.evil.test/watch?v=kR7mTq2Xw9E", start: "" }))).toEqual([
      "not-a-video",
    ]);
  });
});

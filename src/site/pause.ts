/** Resolves after so many milliseconds, or as soon as the network is back. */
export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener("online", end);
  });

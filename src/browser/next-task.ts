/** Resolves in a task of its own: a tap that waits is answered before it. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

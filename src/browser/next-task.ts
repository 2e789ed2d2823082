/** Resolves in a task of its own: a pending tap is handled before it. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

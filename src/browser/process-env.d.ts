declare namespace NodeJS {
  interface ProcessEnv {
    /** Accessed without brackets, so that webpack replaces it by its value. */
    NODE_ENV?: string;
  }
}

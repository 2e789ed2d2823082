declare namespace NodeJS {
  interface ProcessEnv {
    /** Written without brackets: webpack puts the value in its place. */
    NODE_ENV?: string;
  }
}

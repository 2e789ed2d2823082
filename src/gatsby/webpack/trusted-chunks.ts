import type { Compiler } from "webpack";
import { CHUNK_INTEGRITY } from "../../hosting/publishing/bundle-integrity";
import { TRUSTED_TYPES_POLICY } from "../../hosting/policy";

/** The webpack output options that make the scripts it loads comply with the policy. */
export const trustedOutput = { trustedTypes: { policyName: TRUSTED_TYPES_POLICY } };

/** A webpack plugin: every chunk that the runtime loads must have the integrity hash that the build recorded for it. */
export class ChunkIntegrity {
  apply(compiler: Compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap("ChunkIntegrity", (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        "ChunkIntegrity",
        (source) => `${source}\nscript.integrity = (self.${CHUNK_INTEGRITY} || {})[url] || "";`,
      );
    });
  }
}

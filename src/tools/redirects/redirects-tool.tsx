import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useMemo } from "react";
import { labelled } from "../../content/text/labelled";
import { from, space } from "../../design/tokens";
import { CopyButton } from "../../ui/copy-button";
import { Field } from "../../ui/field";
import { Result } from "../../ui/result";
import type { ToolProps } from "../tool-components";
import { ToolFrame } from "../frame/tool-frame";
import { joinSentences } from "../messages";
import { useToolState } from "../state/use-tool-state";
import { Journey } from "./journey";
import { route, settle } from "./route";

const traits = css({
  display: "grid",
  gap: `${space(5)} ${space(3)}`,
  [from.phone]: { gridTemplateColumns: "1fr 1fr" },
});

/** Shows where a visitor with a country, a device and a system goes, and which rule sent them there. */
export default function RedirectsTool({ words, page }: ToolProps<Queries.RedirectsWordsFragment>) {
  const { frame, scenarios, countries, devices, systems } = words;
  const defaults = useMemo(() => {
    const { code } = scenarios.find((scenario) => scenario.page === page?.path) ?? scenarios[0]!;
    return {
      scenario: code,
      country: countries[0]!.value,
      device: devices[0]!.value,
      system: systems[0]!.value,
    };
  }, [scenarios, countries, devices, systems, page]);
  const lists = useMemo(
    () => ({
      scenario: scenarios.map(({ code }) => ({ value: code })),
      country: countries,
      device: devices,
      system: systems,
    }),
    [scenarios, countries, devices, systems],
  );
  const { values, set } = useToolState("redirects", defaults, { lists });

  const scenario = scenarios.find(({ code }) => code === values.scenario) ?? scenarios[0]!;
  const visitor = settle(values, systems);
  const outcomes = route(scenario.rules, visitor);
  const matched = scenario.rules[outcomes.indexOf("matched")];
  const nameOf = (list: readonly { value: string; label: string }[], value: string) =>
    list.find((option) => option.value === value)?.label ?? value;
  const names = [nameOf(countries, visitor.country), nameOf(devices, visitor.device), nameOf(systems, visitor.system)];
  const choose = (name: keyof typeof values, label: string, options: readonly { value: string; label: string }[]) => (
    <Field
      name={name}
      kind="select"
      label={label}
      options={options}
      value={{ ...values, ...visitor }[name]}
      onChange={(value) => set({ [name]: value })}
    />
  );

  return (
    <ToolFrame
      words={words}
      status={joinSentences([
        // Names the system, which changes if the device lacks it.
        names.join(", "),
        ...(matched ? [`${words.goes} ${matched.target}`, labelled(words.matched, matched.label)] : [words.otherwise]),
      ])}
      fields={
        <>
          {choose(
            "scenario",
            words.scenario,
            scenarios.map(({ code, label }) => ({ value: code, label })),
          )}
          <div css={traits}>
            {choose("country", words.country, countries)}
            {choose("device", words.device, devices)}
            {choose(
              "system",
              words.system,
              systems.filter((system) => system.devices.includes(visitor.device)),
            )}
          </div>
        </>
      }
    >
      {matched && (
        <Result label={`${words.goes} ${matched.target}`} value={matched.address}>
          <CopyButton text={matched.address} copied={frame.copied} failed={frame.copyFailed} label={words.address}>
            {frame.copy}
          </CopyButton>
        </Result>
      )}
      <Journey visitor={names} scenario={scenario} outcomes={outcomes} words={words} />
    </ToolFrame>
  );
}

export const fragment = graphql`
  fragment RedirectsWords on RedirectsTool {
    ...ToolFrame
    scenario
    country
    device
    system
    countries {
      value
      label
    }
    devices {
      value
      label
    }
    systems {
      value
      label
      devices
    }
    scenarios {
      code
      label
      page
      slug
      rules {
        country
        device
        system
        label
        target
        address
      }
    }
    matched
    otherwise
    skipped
    unread
    goes
    address
  }
`;

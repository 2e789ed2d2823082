import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useMemo } from "react";
import { color, from, radius, space, text } from "../../design/tokens";
import { useSite } from "../../layout/use-site";
import { CopyButton } from "../../ui/copy-button";
import { Field } from "../../ui/field";
import { ContentIcon } from "../../ui/content-icon";
import { Pill } from "../../ui/pill";
import { Result } from "../../ui/result";
import type { FaceProps } from "../faces";
import { Frame } from "../frame";
import { useToolState } from "../use-tool-state";
import { type Outcome, route, settle } from "./route";

const line = `3px solid ${color.line}`;

const styles = {
  traits: css({ display: "grid", gap: space(4), [from.phone]: { gridTemplateColumns: "1fr 1fr" } }),
  drawing: css({ display: "grid", justifyItems: "start", gap: 0 }),
  visitor: css({
    ...text.small,
    display: "inline-flex",
    alignItems: "center",
    gap: space(2),
    padding: `${space(2)} ${space(4)}`,
    border: `2px solid ${color.edge}`,
    borderRadius: radius.pill,
  }),
  drop: css({ width: 0, height: space(5), marginLeft: space(6), borderLeft: line }),
  rules: css({ display: "grid", width: "100%", marginLeft: space(6), paddingRight: space(6), borderLeft: line }),
  rule: css({
    position: "relative",
    display: "grid",
    gap: space(0.5),
    padding: `${space(2)} 0 ${space(2)} ${space(7)}`,
    color: color.inkSoft,
    "&::before": { content: '""', position: "absolute", top: space(5), left: 0, width: space(6), borderTop: line },
    "&[data-outcome=matched]": { color: color.ink, "&::before": { borderTopColor: color.blue } },
  }),
  ruleName: css({ fontWeight: 650 }),
  target: css({
    display: "inline-flex",
    justifySelf: "start",
    gap: space(2),
    alignItems: "center",
    padding: `${space(1)} ${space(3)}`,
    border: `2px solid ${color.line}`,
    borderRadius: radius.pill,
    "[data-outcome=matched] &": {
      color: color.onBlue,
      background: color.blue,
      borderColor: "transparent",
      fontWeight: 650,
    },
  }),
  outcome: css(text.small),
};

/** Shows where a visitor of a country, a device and a system goes, and which rule sent them there. */
export default function RedirectsFace({ words, page }: FaceProps<Queries.RedirectsWordsFragment>) {
  const { shortDomain } = useSite();
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
  const { values, set } = useToolState("redirects", defaults);

  const scenario = scenarios.find(({ code }) => code === values.scenario) ?? scenarios[0]!;
  const visitor = settle(values, systems);
  const outcomes = route(scenario.rules, visitor);
  const matched = scenario.rules[outcomes.indexOf("matched")];
  const nameOf = (list: readonly { value: string; label: string }[], value: string) =>
    list.find((option) => option.value === value)?.label ?? value;
  const said: Record<Outcome, string> = {
    matched: words.matched,
    skipped: words.skipped,
    unread: words.unread,
  };
  const choose = (name: keyof typeof values, label: string, options: readonly { value: string; label: string }[]) => (
    <Field
      name={name}
      kind="select"
      label={label}
      options={options}
      value={name in visitor ? visitor[name as keyof typeof visitor] : values[name]}
      onChange={(value) => set({ [name]: value })}
    />
  );

  return (
    <Frame
      words={words}
      status={matched ? `${words.goes} ${matched.target}. ${words.matched} : ${matched.label}` : words.otherwise}
      fields={
        <>
          {choose(
            "scenario",
            words.scenario,
            scenarios.map(({ code, label }) => ({ value: code, label })),
          )}
          <div css={styles.traits}>
            {choose("country", words.country, countries)}
            {choose("device", words.device, devices)}
            {choose(
              "system",
              words.system,
              systems.filter((system) => system.devices.includes(visitor.device)),
            )}
          </div>
          {matched && (
            <Result label={`${words.goes} ${matched.target}`} value={matched.address}>
              <CopyButton text={matched.address} copied={frame.copied} failed={frame.copyFailed} label={words.address}>
                {frame.copy}
              </CopyButton>
            </Result>
          )}
        </>
      }
    >
      <div css={styles.drawing}>
        <span css={styles.visitor}>
          <ContentIcon name="device" size={20} />
          {`${nameOf(countries, visitor.country)} · ${nameOf(devices, visitor.device)} · ${nameOf(systems, visitor.system)}`}
        </span>
        <span css={styles.drop} />
        <Pill domain={shortDomain} slug={scenario.slug} />
        <ol css={styles.rules} role="list">
          {scenario.rules.map((rule, at) => (
            <li key={rule.label} css={styles.rule} data-outcome={outcomes[at]}>
              <span css={styles.ruleName}>{rule.label}</span>
              <span css={styles.target}>
                {outcomes[at] === "matched" && <ContentIcon name="check" size={20} />}
                {rule.target}
              </span>
              <span css={styles.outcome}>{said[outcomes[at]!]}</span>
            </li>
          ))}
        </ol>
      </div>
    </Frame>
  );
}

export const fragment = graphql`
  fragment RedirectsWords on RedirectsTool {
    ...ToolFrame
    title
    lead
    next
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

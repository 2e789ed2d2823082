import { graphql } from "gatsby";

/* The data of `plan-lines.ts`. In a file of its own: the build uses `plan-lines.ts` too, and has no `graphql`. */

export const fragment = graphql`
  fragment PlanLimits on PlanLimits {
    clicksPerMonth
    internalSubdomains
    customDomains
    users
    usersComing
    dynamicLinks
    statisticsDays
    support
  }

  fragment PlanRows on PlanRows {
    clicksPerMonth {
      ...CountedRow
    }
    internalSubdomains {
      ...CountedRow
    }
    customDomains {
      ...CountedRow
    }
    users {
      ...CountedRow
    }
    dynamicLinks {
      ...CountedRow
    }
    statisticsDays {
      ...CountedRow
    }
    support {
      label
      standard
      priority
      standardValue
      priorityValue
      hint
    }
  }

  fragment CountedRow on PlanRow {
    label
    one
    many
    none
    unlimited
    value
    unlimitedValue
    hint
  }
`;

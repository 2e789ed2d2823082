import type { Found } from "./built-site";

/**
 * The answer to `MARKDOWN_QUERY`: the visible texts that several pages share, and the list of the pages. The texts of a
 * family's page are in its own page data.
 */
export type MarkdownData = Found<Queries.MarkdownQuery>;

export const MARKDOWN_QUERY = /* GraphQL */ `
  query Markdown {
    networks: allNetwork(sort: { sortName: ASC }) {
      nodes {
        path
        label
        description
      }
    }
    qrTypes: allQrType(sort: { sortName: ASC }) {
      nodes {
        path
        label
        description
      }
    }
    variants: allVariant(sort: { sortName: ASC }) {
      nodes {
        path
        label
        description
        group
      }
    }
    networkFamily {
      breadcrumb
      headline
      badges
      cta
      trial
      drawing
    }
    qrFamily {
      breadcrumb
      badges
      trial
    }
    variantFamily {
      breadcrumb
      cta
      trial
      hub {
        title
        lead
        groups {
          general
          google
          social
          services
          files
          compliance
          guides
        }
      }
    }
    hero: landingHero {
      pageDescription
      title
      subtitle
      cta
      updated
      highlights {
        value
        label
      }
    }
    doctorTool {
      ...MarkdownTool
    }
    benefits: landingBenefits {
      title
      lead
      items {
        title
        description
        impact
      }
    }
    features: landingFeatures {
      title
      lead
      items {
        offering
        title
        description
      }
    }
    useCases: landingUseCases {
      title
      lead
      items {
        title
        description
      }
    }
    pricing: landingPricing {
      title
      lead
      everyPlan
      billing {
        legend
        price
        monthly
        annual
        offer
        perMonth
        perYear
        insteadOf
        struckReason
        taxes
      }
      badges {
        coming
        popular
        premium
      }
      rows {
        clicksPerMonth {
          ...MarkdownPlanRow
        }
        internalSubdomains {
          ...MarkdownPlanRow
        }
        customDomains {
          ...MarkdownPlanRow
        }
        users {
          ...MarkdownPlanRow
        }
        dynamicLinks {
          ...MarkdownPlanRow
        }
        statisticsDays {
          ...MarkdownPlanRow
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
      plans {
        name
        description
        popular
        premium
        monthlyPrice
        annualPrice
        annualSavings
        limits {
          ...MarkdownPlanLimits
        }
      }
    }
    plansTool {
      ...MarkdownTool
    }
    affiliate: landingAffiliate {
      title
      lead
      steps {
        name
        text
      }
      cta
    }
    faq: landingFaq {
      title
      lead
      contact {
        label
        to
      }
      items {
        question
        answer
      }
    }
    closing: landingClosing {
      title
      lead
      cta
      note
    }
    blog: blogPage {
      pageTitle
      pageDescription
      title
      teaser
      topicsTitle
      topics
      cta
      meanwhile
      updated
      links {
        label
        to
      }
    }
    accessibility: accessibilityPage {
      pageDescription
      title
      intro
      state
      updated
      parts {
        title
        paragraphs
        points
      }
      contact {
        label
        to
      }
    }
    article: layoutArticle {
      checks
      questions
      related
      updated
      home
    }
    site: siteSettings {
      name
      tagline
      shortDomain
    }
  }

  fragment MarkdownTool on Tool {
    name
    title
    lead
    frame {
      privacy
    }
  }

  fragment MarkdownPlanRow on PlanRow {
    label
    one
    many
    none
    unlimited
    value
    unlimitedValue
    hint
  }

  fragment MarkdownPlanLimits on PlanLimits {
    clicksPerMonth
    internalSubdomains
    customDomains
    users
    usersComing
    dynamicLinks
    statisticsDays
    support
  }
`;

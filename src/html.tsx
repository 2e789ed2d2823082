interface Props {
  htmlAttributes: object;
  headComponents: React.ReactNode;
  bodyAttributes: object;
  preBodyComponents: React.ReactNode;
  body: string;
  postBodyComponents: React.ReactNode;
}

/** Gatsby's document, without what it writes for browsers that the site does not support. */
export default function Html(props: Props) {
  return (
    <html lang="fr" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}

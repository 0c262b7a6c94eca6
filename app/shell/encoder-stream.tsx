/**
 * What Remix's own script writes the page's data through, for Firefox before 113, which has all else that the scripts need. Must stand
 * before that script.
 */
export const EncoderStream = ({ nonce }: { nonce?: string }) => (
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
);

const script = `window.TextEncoderStream||(window.TextEncoderStream=function(){\
var encoder=new TextEncoder;\
return new TransformStream({transform:function(text,stream){stream.enqueue(encoder.encode(text))}})})`;

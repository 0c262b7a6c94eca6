/**
 * A polyfill for the stream through which Remix's script reads the page's data, for Firefox before 113, which has
 * everything else. Must come before that script. Its text is a constant.
 */
export const EncoderStream = ({ nonce }: { nonce?: string }) => (
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
);

const script = `window.TextEncoderStream||(window.TextEncoderStream=function(){\
var encoder=new TextEncoder;\
return new TransformStream({transform:function(text,stream){stream.enqueue(encoder.encode(text))}})})`;

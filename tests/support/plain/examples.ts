const found = `
<header>Top</header>
<nav aria-label="Main"><a href="/echo">Racks</a> <a href="/echo?all">All racks</a> <a>no link</a></nav>
<main>
  <h1>Rack&nbsp;list</h1> <h2>Rack <em>of</em> today</h2> <div role="heading" aria-level="3">Own</div>
  <section aria-labelledby="s"><h2 id="s">Named part</h2></section><section>no region</section>
  <form role="search" aria-label="Filter"><label>Search <input type="search" name="q"></label></form>
  <table><caption>Figures</caption>
    <thead><tr><th scope="col">Name</th><th>Units</th></tr></thead>
    <tbody><tr><th scope="row">A-01</th><td>42 <b>U</b></td></tr><tr><th>A-02</th><td>7 U</td></tr></tbody>
  </table>
  <ul><li>one <span>two</span></li><li hidden>away</li><li aria-hidden="true">silent</li></ul>
  <fieldset disabled><legend>Off</legend><label><input type="checkbox" name="c"> Off box</label></fieldset>
  <label for="n">Name *</label> <input id="n" name="n" title="Your name" value="Maria">
  <label><input type="radio" name="r" value="1" checked> Left</label><label><input type="radio" name="r" value="2"> Right</label>
  <select aria-label="Kind"><option>Small</option><option value="b" selected>Big &amp; wide</option></select>
  <textarea aria-label="Remark">
 &lt;b&gt; &#x27;&amp;amp;</textarea>
  <button aria-pressed="true"><svg aria-hidden="true"></svg> <span class="badge">3</span> <span>news</span></button>
  <button title="Only a title"></button><input type="submit" value="Send it"><input type="file" aria-label="Photo">
  <svg role="img" aria-label="Drawing"><a href="/echo"><title>Unit 7</title><rect width="9" height="9"/></a></svg>
  <img src="data:," alt=""><img src="data:," alt="A site"><p role="alert">Wrong: <a href="#n">name</a></p>
  <dl><dt>Weight</dt><dd>12&nbsp;kg</dd></dl><a href="/echo" aria-current="page">Here</a>
</main>`;

const hiding = `
<details name="d"><summary>First</summary><p>inside the first</p></details>
<details name="d"><summary>Second</summary><p>inside the second</p></details>
<button popovertarget="p">Menu</button><div id="p" popover><button>Inside</button></div>
<dialog aria-label="Shut">shut</dialog><dialog open style="position: static" aria-label="Open">open</dialog>
<noscript><p>without scripts</p></noscript><p hidden>gone</p>`;

const form = `
<form method="post" action="/echo" id="f">
  <button name="press" value="first">First</button>
  <label>Name <input name="name" maxlength="5"></label>
  <label>Text <textarea name="text">
one</textarea></label>
  <label><input type="checkbox" name="box" value="a"> Box</label>
  <fieldset><legend>Side</legend><label><input type="radio" name="side" value="l" checked> Left</label>
  <label><input type="radio" name="side" value="r"> Right</label></fieldset>
  <label>Kind <select name="kind"><option value="">Choose</option><option value="s">Small</option><option disabled>Off</option></select></label>
  <input name="off" disabled value="x"><input type="hidden" name="token" value="t&amp;u">
  <button formaction="/echo?other" name="press" value="second">Second</button>
  <button formmethod="get" name="press" value="third">Third</button>
  <button type="button">Nothing</button>
</form>
<label>Beside <input form="f" name="beside" value="b"></label><button form="f" name="press" value="out">Outside</button>`;

const upload = `<form method="post" action="/echo" encType="multipart/form-data">
<label>File <input type="file" name="file"></label><label>Other <input type="file" name="other"></label><button>Send</button></form>`;

const strictForm = (control: string) =>
  `<form action="/echo" method="post">${control}<button>Send</button><button formnovalidate>Anyway</button></form>`;

const rules = {
  "/required": strictForm('<label>Field <input name="x" required></label>'),
  "/pattern": strictForm('<label>Field <input name="x" pattern="[A-Z]{2}"></label>'),
  "/email": strictForm('<label>Field <input name="x" type="email"></label>'),
  "/number": strictForm('<label>Field <input name="x" type="number" min="2" max="9"></label>'),
  "/date": strictForm('<label>Field <input name="x" type="date" min="2026-02-01"></label>'),
} as const;

const moving = `<h1>Start</h1><a href="#end">Down</a> <a href="/away">Away</a> <a href="/echo" target="_blank">Elsewhere</a>
<a href="/file">File</a><form action="/echo"><label>Q <input name="q" autofocus></label></form>
<form action="/echo" method="post"><button name="a" value="1">Post</button></form><p id="end">End</p>`;

/** Pages by path, on which a page by HTTP is compared with Chromium without JavaScript. */
export const examples: Record<string, string> = {
  "/": found,
  "/hiding": hiding,
  "/form": form,
  "/upload": upload,
  "/moving": moving,
  ...rules,
};

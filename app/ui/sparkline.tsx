const WIDTH = 120;
const HEIGHT = 28;

/** A sparkline, from zero at the bottom to the maximum at the top; `label` describes it. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const most = Math.max(1, ...values);
  const last = Math.max(1, values.length - 1);
  const points = values.map((value, at) => {
    const [x, y] = [(at / last) * (WIDTH - 2) + 1, HEIGHT - 2 - (value / most) * (HEIGHT - 4)];
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={label}
    >
      <path className="sparkline-ground" d={`M1 ${HEIGHT - 1}L${points.join("L")}L${WIDTH - 1} ${HEIGHT - 1}Z`} />
      <path className="sparkline-line" d={`M${points.join("L")}`} />
    </svg>
  );
}

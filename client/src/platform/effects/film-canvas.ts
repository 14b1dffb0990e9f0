import type { FilmLayout, Part } from './film-layout.ts';

const VERTICES = `
attribute vec2 corner;
uniform vec4 colour;
uniform vec4 alpha;
varying vec2 atColour;
varying vec2 atAlpha;
void main() {
  atColour = colour.xy + corner * colour.zw;
  atAlpha = alpha.xy + corner * alpha.zw;
  gl_Position = vec4(corner.x * 2.0 - 1.0, 1.0 - corner.y * 2.0, 0.0, 1.0);
}`;
/** The page expects colours that are multiplied by their alpha. */
const FRAGMENTS = `
precision mediump float;
uniform sampler2D film;
uniform bool isOpaque;
varying vec2 atColour;
varying vec2 atAlpha;
void main() {
  vec4 seen = texture2D(film, atColour);
  float alpha = isOpaque ? seen.a : texture2D(film, atAlpha).r;
  gl_FragColor = vec4(seen.rgb * alpha, alpha);
}`;
const CORNERS = new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]);

export interface FilmCanvas {
  readonly element: HTMLCanvasElement;
  /** Draws the present frame. Throws when the page has lost its graphics. */
  draw(video: HTMLVideoElement): void;
  close(): void;
}

/** A canvas that joins the two parts of each frame on the graphics processor. Throws where there is none. */
export function createFilmCanvas(layout: FilmLayout): FilmCanvas {
  const { colour } = layout;
  const element = document.createElement('canvas');
  element.width = Math.round(colour[2]);
  element.height = Math.round(colour[3]);
  const gl = element.getContext('webgl');
  if (!gl) throw new Error('this device draws no films');
  // A page has few contexts: each play gives its own back.
  const close = () => gl.getExtension('WEBGL_lose_context')?.loseContext();
  try {
    prepare(gl, layout);
  } catch (error) {
    close();
    throw error;
  }
  return {
    element,
    draw(video) {
      if (gl.isContextLost()) throw new Error('the page has lost its graphics');
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, video);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    close,
  };
}

function prepare(gl: WebGLRenderingContext, { width, height, colour, alpha }: FilmLayout): void {
  const program = linked(gl);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, CORNERS, gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  // Half a pixel inside: at its edges a part would be mixed with the other one.
  const inFrame = ([x, y, w, h]: Part) =>
    [(x + 0.5) / width, (y + 0.5) / height, (w - 1) / width, (h - 1) / height] as const;
  gl.uniform4f(gl.getUniformLocation(program, 'colour'), ...inFrame(colour));
  gl.uniform4f(gl.getUniformLocation(program, 'alpha'), ...inFrame(alpha ?? colour));
  gl.uniform1i(gl.getUniformLocation(program, 'isOpaque'), alpha === null ? 1 : 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  // Films have any size: without these, textures of WebGL 1 need powers of two.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
}

function linked(gl: WebGLRenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTICES],
    [gl.FRAGMENT_SHADER, FRAGMENTS],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('no shader');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error('the shaders of films do not fit together');
  // biome-ignore lint/correctness/useHookAtTopLevel: a function of WebGL, no hook
  gl.useProgram(program);
  return program;
}

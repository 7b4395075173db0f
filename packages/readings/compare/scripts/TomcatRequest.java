// Tomcat: the host that a servlet is told (getServerName) for a request whose target is the whole URL. tomcat-embed-core has to be on the class
// path. Tomcat listens on this machine while it is asked.
import java.io.BufferedReader;
import java.io.File;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.logging.LogManager;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.apache.catalina.Context;
import org.apache.catalina.startup.Tomcat;
import org.apache.catalina.util.ServerInfo;

class TomcatRequest {
    /** Answers with the host, the port and the path, each in one line of JSON. */
    static final HttpServlet servlet = new HttpServlet() {
        @Override
        protected void service(HttpServletRequest request, HttpServletResponse response) throws java.io.IOException {
            String body = "{\"scheme\":" + quote(request.getScheme()) + ",\"userinfo\":null,\"host\":" + quote(request.getServerName())
                + ",\"port\":\"" + request.getServerPort() + "\",\"path\":" + quote(request.getRequestURI()) + ",\"query\":"
                + quote(request.getQueryString()) + ",\"fragment\":null}";
            response.getOutputStream().write(body.getBytes(StandardCharsets.US_ASCII));
        }
    };

    public static void main(String[] args) throws Exception {
        LogManager.getLogManager().reset();
        File folder = Files.createTempDirectory("tomcat").toFile();
        Tomcat tomcat = new Tomcat();
        tomcat.setBaseDir(folder.getPath());
        tomcat.setPort(0);
        tomcat.getConnector().setProperty("address", "127.0.0.1");
        tomcat.getConnector().setProperty("allowHostHeaderMismatch", "true");
        Context context = tomcat.addContext("", folder.getPath());
        Tomcat.addServlet(context, "host", servlet);
        context.addServletMappingDecoded("/", "host");
        tomcat.start();
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        out.println("{\"program\":\"Tomcat\",\"version\":" + quote(ServerInfo.getServerNumber()) + "}");
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            out.println(answer(unquote(line), tomcat.getConnector().getLocalPort()));
        }
        out.flush();
        System.exit(0);
    }

    static String answer(String input, int port) {
        if (!input.matches("(?is)https?://.*")) return "{\"error\":\"not the absolute form of a request target\"}";
        if (input.indexOf('\r') >= 0 || input.indexOf('\n') >= 0) return "{\"error\":\"more than one line\"}";
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            String request = "GET " + input + " HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n";
            OutputStream output = socket.getOutputStream();
            output.write(request.getBytes(StandardCharsets.UTF_8));
            output.flush();
            InputStream body = socket.getInputStream();
            String response = new String(body.readAllBytes(), StandardCharsets.UTF_8);
            if (!response.startsWith("HTTP/1.1 200")) return "{\"error\":" + quote(response.split("\r\n", 2)[0]) + "}";
            String json = response.substring(response.indexOf("\r\n\r\n") + 4);
            int start = json.indexOf('{');
            return json.substring(start, json.lastIndexOf('}') + 1);
        } catch (Exception error) {
            return "{\"error\":" + quote(error.getClass().getSimpleName()) + "}";
        }
    }

    static String quote(String text) {
        if (text == null) return "null";
        StringBuilder result = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') result.append('\\').append(c);
            else if (c < 0x20 || c > 0x7e) result.append(String.format("\\u%04x", (int) c));
            else result.append(c);
        }
        return result.append('"').toString();
    }

    /** A string of JSON, in which everything except printable ASCII is escaped. */
    static String unquote(String json) {
        StringBuilder result = new StringBuilder();
        for (int i = 1; i < json.length() - 1; i++) {
            char c = json.charAt(i);
            if (c != '\\') {
                result.append(c);
                continue;
            }
            c = json.charAt(++i);
            if (c == 'u') {
                result.append((char) Integer.parseInt(json.substring(i + 1, i + 5), 16));
                i += 4;
            } else {
                int index = "bfnrt".indexOf(c);
                result.append(index < 0 ? c : "\b\f\n\r\t".charAt(index));
            }
        }
        return result.toString();
    }
}
